'use client';

import { locales, otherLocale, type Locale } from '@nasaq/contract';
import {
  addRow,
  type Doc,
  type FieldSpec,
  fieldsOfRow,
  kindOfRow,
  moveRow,
  pairRows,
  type Place,
  putRowBack,
  removeRow,
  withStructure,
  writeRow,
  excerpt,
} from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { ActionMenu } from '../action-menu.tsx';
import { Conflicts } from '../conflicts/conflicts.tsx';
import { type DeskTools, useDesk, useValue } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { revealRow } from '../reveal.ts';
import { RowNames, useNamedBy } from './row-names.ts';
import { useIsHidden } from '../work-filter.ts';

interface RowFields {
  fields: readonly FieldSpec[];
  prefix: string;
  present: Record<Locale, boolean>;
}

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

interface RowProps extends Pick<Props, 'children' | 'field' | 'path'> {
  pair: string;
  place: number;
  rowCount: number;
  rows: Record<Locale, Doc | null>;
  /** What a row is called, with its number. */
  numbered: string;
  within: Record<Locale, boolean>;
  add: (() => void) | null;
}

function Row({ add, children, field, numbered, pair, path, place, rowCount, rows, within }: RowProps) {
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
    if (said.length > 0) return `${numbered}: \u2068${excerpt(said.join(' · '), 60)}\u2069`;
  }
  return numbered;
}

/** Whoever gives a row to a language goes on in the first text of it: what they pressed is gone. */
function goToFirst({ goTo, store }: Pick<DeskTools, 'goTo' | 'store'>, { locale, path }: Place): void {
  requestAnimationFrame(() => {
    const first = store.units().find((unit) => unit.path.startsWith(`${path}.`));
    goTo({ locale, path: first?.path ?? path });
  });
}

/** Whoever removes a row goes on at the next one, else at the one before it, else where one is added. */
function keepKeys(row: HTMLElement | null): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const around = row?.closest('.desk-rows');
  requestAnimationFrame(() => {
    // Only one language has lost it.
    if (row?.isConnected) return;
    const control =
      beside?.querySelector<HTMLElement>(':scope > .desk-row__head .desk-menu > button') ??
      around?.querySelector<HTMLElement>(':scope > .desk-rows__add button');
    control?.focus();
  });
}

/** Whoever adds a row goes on writing in it: in the language that they were writing in, else in that of the menus. */
function focusRow(list: HTMLElement | null, pair: string, locale: Locale): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector<HTMLElement>(`[data-pair="${CSS.escape(pair)}"]`);
    const control = row?.querySelector<HTMLElement>(`[data-place^="${locale}:"]`);
    (control ?? row?.querySelector<HTMLElement>('[data-place]'))?.focus();
  });
}
