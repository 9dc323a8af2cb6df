'use client';

import { type Locale, otherLocale } from '@nasaq/contract';
import { type FieldSpec, isEmpty, isSplit, pathByPairs, type Place, shownLocale } from '@nasaq/translation';
import { useId } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { FieldFindings } from '../plugs/desk-checks.tsx';
import { useDesk, useDeskState, useValue } from '../desk-context.ts';
import { placeKey } from '../desk-focus.ts';
import type { DeskState } from '../desk-state.ts';
import { CopyValue } from './copy-value.tsx';
import { FieldPanels } from '../plugs/plugs.tsx';
import { useIsHidden } from '../work-filter.ts';
import { FieldCells } from './cells.tsx';
import type { CellIds } from './control-props.ts';
import { Control } from './control.tsx';
import { FieldHead, hintId } from './field-head.tsx';
import { useNamedBy } from './row-names.ts';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
}

/** A value that is no running text and each language's own: pictures, days and references of rows. */
export function ValueField({ field, path, present }: Props) {
  return (
    <FieldCells
      renderCell={(locale, ids) => <Value field={field} ids={ids} place={{ locale, path }} />}
      field={field}
      path={path}
      tools={<CopyValue field={field} path={path} {...(present && { present })} />}
      {...(present && { present })}
    />
  );
}

function Value({ field, ids, place }: { field: FieldSpec; ids: CellIds; place: Place }) {
  const { isReadOnly, store } = useDesk();
  return (
    <Control
      field={field}
      ids={ids}
      isReadOnly={isReadOnly || Boolean(field.readOnly)}
      onChange={(value, since) => store.write(place, value, since)}
      place={placeKey(place)}
      value={useValue(place)}
    />
  );
}

/** A value that both languages share, or a setting that is meant for both: it stands once. */
export function SharedField({ field, path, present = inBoth }: Props) {
  const id = useId();
  const namedBy = useNamedBy(id);
  const { columns, isReadOnly, store } = useDesk();
  const source = useDeskState(({ record }) => record.source);
  const place: Place = { locale: field.setting ? shownLocale(source, present) : 'en', path };
  const value = useValue(place);
  const disputed = useDisputed(place);
  const isHidden = useIsHidden(path);
  if (isHidden) return null;
  const told = columns.map((locale) => `${id}-${locale}-findings`);
  const describedBy = [...told, hintId(field, id)].join(' ').trim();
  return (
    <div className="desk-field desk-field--shared" data-kind={field.kind} data-path={path}>
      <FieldHead field={field} id={id} path={path} />
      <Control
        field={field}
        ids={{ labelledBy: namedBy, describedBy }}
        isReadOnly={isReadOnly || Boolean(field.readOnly)}
        onChange={(next, since) => store.writeShared(path, next, since)}
        place={placeKey(place)}
        value={value}
      />
      {field.setting && present.en && present.ar && <Split field={field} place={place} />}
      {columns.map((locale, at) => (
        <FieldFindings id={told[at]!} key={locale} place={{ locale, path }} />
      ))}
      <Conflicts place={disputed} />
      <FieldPanels path={path} />
    </div>
  );
}

const inBoth = { en: true, ar: true };

/** A setting is in dispute in one language alone where somebody has changed it there alone. */
function useDisputed({ locale, path }: Place): Place {
  const isDisputed =
    (of: Locale) =>
    ({ conflicts, docs }: DeskState) =>
      conflicts[of].some((conflict) => pathByPairs(docs[of], conflict.path) === path);
  const other = otherLocale(locale);
  const isOther = useDeskState((state) => !isDisputed(locale)(state) && isDisputed(other)(state));
  return { locale: isOther ? other : locale, path };
}

/** Where the other language is set differently, as after an import: what it has, and either of them for both. */
function Split({ field, place }: { field: FieldSpec; place: Place }) {
  const { columns, goTo, isReadOnly, language, store, texts } = useDesk();
  const other = otherLocale(place.locale);
  const values = { en: useValue({ ...place, locale: 'en' }), ar: useValue({ ...place, locale: 'ar' }) };
  if (!isSplit(field, values)) return null;
  const named = settingName(field, values[other], language);
  return (
    <div className="desk-split">
      <p className="desk-foot__note">
        {named === null
          ? fill(texts.settingsSplitUnnamed, { language: texts.languages[other] })
          : fill(texts.settingsSplit, { language: texts.languages[other], value: named || texts.settingEmpty })}
      </p>
      {!isReadOnly &&
        !field.readOnly &&
        columns.map((locale) => (
          <button
            aria-label={fill(texts.settingForBothOf, {
              field: field.label[language],
              language: texts.languages[locale],
            })}
            className="desk-quiet"
            key={locale}
            onClick={() => {
              store.writeShared(place.path, values[locale] ?? null);
              // The button goes with what it was for.
              goTo(place);
            }}
            type="button"
          >
            {fill(texts.settingForBoth, { language: texts.languages[locale] })}
          </button>
        ))}
    </div>
  );
}

/** @returns empty where nothing is set; `null` for what has no words here, as a reference */
function settingName({ kind, options = [] }: FieldSpec, value: unknown, language: Locale): string | null {
  if (isEmpty(value)) return '';
  if (kind === 'number') return menuNumber(language).format(Number(value));
  const option = options.find((one) => one.value === value);
  return option ? option.label[language] : null;
}
