import { locales, type Locale } from '@nasaq/contract';
import {
  type Bilingual,
  type Doc,
  type FieldSpec,
  fieldsOfRow,
  hasWords,
  isAskedFor,
  kindOfRow,
  pairField,
} from './field.ts';
import { type FieldState, stateOf, type TranslationRecord, type Values } from './states.ts';
import { isEmpty } from './words.ts';

/** One value that both languages have: a text, or what stands for it in a row. */
export interface Unit {
  /** As `title`, `seo.title`, or with the pair of its row `steps.<pair>.text`. The same in both languages. */
  path: string;
  field: FieldSpec;
  /** From the outermost field to this one; a row by its number, as «Step 2». */
  labels: Bilingual[];
  values: Values;
  /** Whether each language has the row that it stands in. */
  present: Record<Locale, boolean>;
}

/** The two languages of an entry. */
export type Docs = Record<Locale, Doc>;

/** Every localized value that holds words, in the order of the form; rows are joined by their pair. */
export function unitsOf(fields: readonly FieldSpec[], docs: Docs): Unit[] {
  return unitsIn(fields, docs, { prefix: '', labels: [], present: { en: true, ar: true } }).filter(({ field }) =>
    hasWords(field),
  );
}

/** A unit with how it stands in each language. */
export interface JudgedUnit extends Unit {
  states: Record<Locale, FieldState>;
}

export function judgedUnits(fields: readonly FieldSpec[], docs: Docs, record: TranslationRecord): JudgedUnit[] {
  return unitsOf(fields, docs).map((unit) => {
    const state = (locale: Locale) => stateOf(unit.values, locale, record.source, record.marks[locale][unit.path]);
    return { ...unit, states: { en: state('en'), ar: state('ar') } };
  });
}

/** Rows of both languages that belong together, in the order of the first, with those of the other after their neighbours. */
export interface PairedRow {
  pair: string;
  rows: Record<Locale, Doc | null>;
}

/** @param lead the language whose order counts */
export function pairRows(values: Values, lead: Locale = 'en'): PairedRow[] {
  const rows = { en: rowsOf(values.en), ar: rowsOf(values.ar) };
  const order = rows[lead].map(pairOf);
  rows[lead === 'en' ? 'ar' : 'en'].forEach((row, place, all) => {
    const pair = pairOf(row, place);
    if (order.includes(pair)) return;
    const before = all.slice(0, place).findLast((candidate, at) => order.includes(pairOf(candidate, at)));
    order.splice(before ? order.indexOf(pairOf(before, all.indexOf(before))) + 1 : 0, 0, pair);
  });
  const find = (locale: Locale, pair: string) => rows[locale].find((row, place) => pairOf(row, place) === pair) ?? null;
  return order.map((pair) => ({ pair, rows: { en: find('en', pair), ar: find('ar', pair) } }));
}

/** What joins a row with that of the other language; a row from before there were pairs goes by its place. */
export function pairOf(row: Doc, place: number): string {
  return typeof row[pairField] === 'string' && row[pairField] ? row[pairField] : String(place + 1);
}

interface Inside {
  prefix: string;
  labels: Bilingual[];
  present: Record<Locale, boolean>;
}

function unitsIn(fields: readonly FieldSpec[], docs: Docs, { labels, prefix, present }: Inside): Unit[] {
  return fields.flatMap((field): Unit[] => {
    const values: Values = { en: docs.en[field.name], ar: docs.ar[field.name] };
    const at: Inside = { prefix: `${prefix}${field.name}`, labels: [...labels, field.label], present };
    if (field.kind === 'group')
      return unitsIn(
        field.fields ?? [],
        { en: docOf(values.en), ar: docOf(values.ar) },
        { ...at, prefix: `${at.prefix}.` },
      );
    if (field.kind === 'rows')
      return pairRows(values).flatMap(({ pair, rows }, place) =>
        unitsIn(
          fieldsOfRow(field, rows.en ?? rows.ar),
          { en: rows.en ?? {}, ar: rows.ar ?? {} },
          {
            prefix: `${at.prefix}.${pair}.`,
            labels: [
              ...labels,
              numbered(kindOfRow(field, rows.en ?? rows.ar)?.label ?? field.row ?? field.label, place + 1),
            ],
            present: { en: present.en && rows.en !== null, ar: present.ar && rows.ar !== null },
          },
        ),
      );
    // What nobody is asked for, and nobody has written, is missing in no language.
    const isUnasked = locales.every((locale) => !isAskedFor(field, docs[locale]) && isEmpty(values[locale]));
    return field.localized && !isUnasked ? [{ path: at.prefix, field, labels: at.labels, values, present }] : [];
  });
}

function numbered(label: Bilingual, place: number): Bilingual {
  return Object.fromEntries(locales.map((locale) => [locale, `${label[locale]} ${place}`])) as Bilingual;
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}
