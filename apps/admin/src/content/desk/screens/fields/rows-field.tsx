'use client';

import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { addRow, type Doc, type FieldSpec, kindOfRow, pairRows, withStructure } from '@nasaq/translation';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { ActionMenu } from '../action-menu.tsx';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { useDesk, useValue } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { useIsHidden } from '../work-filter.ts';
import { focusRow, goToFirst } from './row-focus.ts';
import { Row, type RowFields } from './row.tsx';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
  /** The fields of one row. */
  children: (row: RowFields) => ReactNode;
}

const inBoth = { en: true, ar: true };

/** Rows of both languages, those that say the same beside each other: added, moved and removed for both or for one. */
export function RowsField({ children, field, path, present = inBoth }: Props) {
  const { columns, focus, isReadOnly, language, moves, store, texts } = useDesk();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const values = { en: useValue({ locale: 'en', path }), ar: useValue({ locale: 'ar', path }) };
  const rows = useMemo(() => pairRows({ en: values.en, ar: values.ar }, columns[0]), [columns, values.ar, values.en]);
  const isHidden = useIsHidden(path);
  const into = locales.filter((locale) => present[locale]);
  const name = field.row?.[language] ?? field.label[language];
  const isFull = field.max !== undefined && rows.length >= field.max;
  if (isHidden) return null;

  function add(languages: readonly Locale[], { after, kind }: { after?: string; kind?: string } = {}) {
    const place = after ? { after } : {};
    const added = addRow(store.current().docs, { field, path, into: languages, kind, ...place });
    store.change(() => added.docs);
    moves.forget();
    focusRow(list.current, added.pair, focus.current()?.locale ?? language);
  }

  /** What readers have anyway, to be moved, left out and added to. */
  function layOut(kinds: readonly string[]) {
    store.change((docs) =>
      kinds.reduce((grown, kind) => addRow(grown, { field, path, into: locales, kind }).docs, docs),
    );
    moves.forget();
  }

  return (
    <section aria-labelledby={id} className="desk-rows" data-path={path}>
      <header className="desk-rows__head">
        <h3 id={id}>{field.label[language]}</h3>
        {field.required && <span className="desk-field__required">{texts.required}</span>}
        {field.description && <p className="desk-field__hint">{field.description[language]}</p>}
        {!isReadOnly && field.localized && into.length === 2 && <FillRows field={field} path={path} rows={rows} />}
      </header>
      <div className="desk-cells desk-rows__conflicts" data-alone={!field.localized || into.length < 2 || undefined}>
        {columns.map((locale) => (
          <Conflicts isNamed={field.localized} key={locale} place={{ locale, path }} />
        ))}
      </div>
      <ol ref={list}>
        {rows.map((row, place) => (
          <Row
            add={isFull ? null : () => add(into, { after: row.pair, ...kindLike(field, row.rows) })}
            field={field}
            key={row.pair}
            pair={row.pair}
            path={path}
            place={place}
            rowCount={rows.length}
            rows={row.rows}
            numbered={`${kindOfRow(field, row.rows.en ?? row.rows.ar)?.label[language] ?? name} ${menuNumber(language).format(place + 1)}`}
            within={present}
          >
            {children}
          </Row>
        ))}
      </ol>
      {!isReadOnly && !isFull && (
        <div className="desk-rows__add">
          {field.kinds ? (
            <ActionMenu
              actions={field.kinds.map((kind) => ({
                label: kind.label[language],
                hint: kind.hint?.[language],
                drawing: kind.drawing,
                run: () => add(into, { kind: kind.name }),
              }))}
              label={fill(texts.addRow, { row: name })}
              word={fill(texts.addRow, { row: name })}
            />
          ) : (
            <button className="desk-button" onClick={() => add(into)} type="button">
              <Icon name="add" />
              {fill(texts.addRow, { row: name })}
            </button>
          )}
          {field.usual && rows.length === 0 && (
            <button className="desk-button" onClick={() => layOut(field.usual!)} type="button">
              {texts.layOutUsual}
            </button>
          )}
          {field.localized && !field.kinds && into.length === 2 && (
            <ActionMenu
              actions={columns.map((locale) => ({
                label: fill(texts.addOnly, { row: name, language: texts.languages[locale] }),
                run: () => add([locale]),
              }))}
              label={fill(texts.addMore, { row: name })}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Gives each language the rows that only the other one has. */
function FillRows({ field, path, rows }: Pick<Props, 'field' | 'path'> & { rows: ReturnType<typeof pairRows> }) {
  const { columns, goTo, store, texts } = useDesk();
  const lacking = columns.filter((locale) => rows.some((row) => !row.rows[locale]));
  return lacking.map((locale) => (
    <button
      className="desk-quiet"
      key={locale}
      onClick={() => {
        const values = { en: store.valueAt({ locale: 'en', path }), ar: store.valueAt({ locale: 'ar', path }) };
        store.write({ locale, path }, withStructure(field, values[otherLocale(locale)], values[locale]));
        const added = rows.find((row) => !row.rows[locale]);
        if (added) goToFirst({ goTo, store }, { locale, path: `${path}.${added.pair}` });
      }}
      type="button"
    >
      {fill(texts.copyRows, { language: texts.languages[locale] })}
    </button>
  ));
}

/** The key that adds a row adds one of the same kind. */
function kindLike(field: FieldSpec, rows: Record<Locale, Doc | null>): { kind?: string } {
  const kind = kindOfRow(field, rows.en ?? rows.ar)?.name;
  return kind ? { kind } : {};
}
