'use client';

import { isolated, locales, otherLocale, type Locale } from '@nasaq/contract';
import {
  type Doc,
  excerpt,
  type FieldSpec,
  fieldsOfRow,
  kindOfRow,
  moveRow,
  pairRows,
  putRowBack,
  removeRow,
  writeRow,
} from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { ActionMenu } from '../action-menu.tsx';
import { useDesk } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { revealRow } from '../reveal.ts';
import { useIsHidden } from '../work-filter.ts';
import { goToFirst, keepKeys } from './row-focus.ts';
import { RowNames, useNamedBy } from './row-names.ts';

/** What is shown in a row. */
export interface RowFields {
  fields: readonly FieldSpec[];
  prefix: string;
  present: Record<Locale, boolean>;
}

interface Props {
  field: FieldSpec;
  /** Of the rows. */
  path: string;
  pair: string;
  place: number;
  rowCount: number;
  rows: Record<Locale, Doc | null>;
  /** What a row is called, with its number. */
  numbered: string;
  within: Record<Locale, boolean>;
  add: (() => void) | null;
  children: (row: RowFields) => ReactNode;
}

/** One row in both languages: moved, removed, and written in the language that lacks it. */
export function Row({ add, children, field, numbered, pair, path, place, rowCount, rows, within }: Props) {
  const { columns, goTo, isNarrow, isReadOnly, language, moves, say, store, texts } = useDesk();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const namedBy = useNamedBy(id);
  const isHidden = useIsHidden(`${path}.${pair}`);
  const present = { en: within.en && rows.en !== null, ar: within.ar && rows.ar !== null };
  const missing = columns.find((locale) => within[locale] && !present[locale]);
  const at = { field, path };
  const title = titleOf(field, rows, numbered, columns);
  if (isHidden) return null;

  function move(by: -1 | 1) {
    if (place + by < 0 || place + by >= rowCount) return;
    const run = (step: -1 | 1) => {
      store.change((docs) => moveRow(docs, at, pair, step));
      const values = { en: store.valueAt({ locale: 'en', path }), ar: store.valueAt({ locale: 'ar', path }) };
      const now = pairRows(values).findIndex((one) => one.pair === pair);
      say(fill(texts.moved, { row: title, place: menuNumber(language).format(now + 1) }));
      // Its neighbour may be higher than the window.
      requestAnimationFrame(() => item.current && revealRow(item.current));
    };
    run(by);
    moves.add({ by, run });
  }

  /** At either end the button that was pressed can do no more: the other one has the keys. */
  function moveBy(by: -1 | 1, pressed: HTMLButtonElement) {
    move(by);
    requestAnimationFrame(() => {
      const other = by < 0 ? pressed.nextElementSibling : pressed.previousElementSibling;
      if (pressed.disabled && other instanceof HTMLButtonElement) other.focus();
    });
  }

  function remove(from: readonly Locale[]) {
    const before = store.current().docs;
    keepKeys(item.current);
    moves.forget();
    store.change((docs) => removeRow(docs, at, pair, from));
    toast(fill(texts.rowRemoved, { row: title }), {
      action: { label: texts.undo, onClick: () => store.change((docs) => putRowBack(docs, before, at, pair, from)) },
    });
  }

  function steer(event: KeyboardEvent) {
    // Not the keys of a dialog that was opened from here.
    if (!event.altKey || isReadOnly || event.defaultPrevented || !item.current!.contains(event.target as Node)) return;
    const step = event.shiftKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (step) move(step);
    else if (event.key === 'Enter' && add) add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const removals = [
    { label: field.localized && !missing ? texts.removeBoth : texts.remove, run: () => remove(locales) },
    ...(field.localized && !missing
      ? columns.map((locale) => ({
          label: fill(texts.removeOnly, { language: texts.languages[locale] }),
          run: () => remove([locale]),
        }))
      : []),
  ];

  // Each language stays in its own column, the one that is not written too.
  const placeOfMissing = missing && (
    <div className="desk-row__missing">
      <p>{texts.notWrittenIn[missing]}</p>
      {!isReadOnly && (
        <button
          className="desk-button"
          onClick={() => {
            store.change((docs) => writeRow(docs, at, pair, missing));
            goToFirst({ goTo, store }, { locale: missing, path: `${path}.${pair}` });
          }}
          type="button"
        >
          {texts.writeIt}
        </button>
      )}
    </div>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields come up to it
    <li ref={item} aria-label={title} className="desk-row" data-pair={pair} onKeyDown={steer}>
      <div className="desk-row__head">
        <span className="desk-row__title" id={id}>
          {numbered}
        </span>
        {!isReadOnly && (
          <span className="desk-row__tools">
            <button
              aria-label={fill(texts.moveUp, { name: title })}
              className="desk-tool"
              disabled={place === 0}
              onClick={({ currentTarget }) => moveBy(-1, currentTarget)}
              type="button"
            >
              <Icon name="up" />
            </button>
            <button
              aria-label={fill(texts.moveDown, { name: title })}
              className="desk-tool"
              disabled={place === rowCount - 1}
              onClick={({ currentTarget }) => moveBy(1, currentTarget)}
              type="button"
            >
              <Icon name="down" />
            </button>
            <ActionMenu actions={removals} icon="remove" label={fill(texts.removeNamed, { name: title })} />
          </span>
        )}
      </div>
      <div className="desk-row__body" data-missing={missing}>
        {missing === columns[0] && placeOfMissing}
        <div className="desk-row__fields">
          {missing && isNarrow && <p className="desk-row__language">{texts.languages[otherLocale(missing)]}</p>}
          <RowNames value={namedBy}>
            {children({ fields: fieldsOfRow(field, rows.en ?? rows.ar), prefix: `${path}.${pair}.`, present })}
          </RowNames>
        </div>
        {missing === columns[1] && placeOfMissing}
      </div>
    </li>
  );
}

/** A row by its number and by what it says. */
function titleOf(
  field: FieldSpec,
  rows: Record<Locale, Doc | null>,
  numbered: string,
  columns: readonly Locale[],
): string {
  const telling = kindOfRow(field, rows.en ?? rows.ar)?.telling ?? field.telling ?? [];
  for (const locale of columns) {
    const said = telling
      .map((name) => rows[locale]?.[name])
      .filter((value) => typeof value === 'string' && value !== '');
    if (said.length > 0) return `${numbered}: ${isolated(excerpt(said.join(' · '), 60))}`;
  }
  return numbered;
}
