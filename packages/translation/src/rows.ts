import { locales, otherLocale, type Locale } from '@nasaq/contract';
import { bearsLanguage, type Doc, type FieldSpec, pairField } from './field.ts';
import { valueAt, withValue } from './paths.ts';
import { newPair, newRowOf, structureOf } from './structure.ts';
import { type Docs, pairOf, pairRows } from './units.ts';

/** The rows of a field, by the field's path. */
interface Rows {
  field: FieldSpec;
  path: string;
}

interface NewRow extends Rows {
  /** Where rows are of several kinds. */
  kind?: string | undefined;
  /** The languages that get it; rows that both share are always in both. */
  into: readonly Locale[];
  /** The pair of the row before it; at the end without. */
  after?: string;
}

/** @returns the documents with the new row, and its pair */
export function addRow(docs: Docs, { after, field, into, kind, path }: NewRow): { docs: Docs; pair: string } {
  const shared = newRowOf(field, kind);
  // As the host will name it, so that nobody who writes in it is disturbed once it is stored.
  const pair = bearsLanguage(field) ? newPair() : (shared.id as string);
  const added = inEach(docs, field.localized ? into : locales, path, (rows) => {
    const row = { ...(field.localized ? newRowOf(field, kind) : shared), [pairField]: pair };
    return after === undefined ? [...rows, row] : placedAfter(rows, row, after);
  });
  return { docs: added, pair };
}

/** Moves a row past its neighbour, and in the other language the one that belongs to it. */
export function moveRow(docs: Docs, { path }: Rows, pair: string, by: -1 | 1): Docs {
  const order = pairRows({ en: valueAt(docs.en, path), ar: valueAt(docs.ar, path) });
  const neighbour = order[order.findIndex((row) => row.pair === pair) + by]?.pair;
  if (neighbour === undefined) return docs;
  return inEach(docs, locales, path, (rows) => {
    const row = rows.find((other) => other[pairField] === pair);
    const rest = rows.filter((other) => other !== row);
    const beside = rest.findIndex((other) => other[pairField] === neighbour);
    return row && beside >= 0 ? rest.toSpliced(by < 0 ? beside : beside + 1, 0, row) : rows;
  });
}

export function removeRow(docs: Docs, { field, path }: Rows, pair: string, from: readonly Locale[]): Docs {
  return inEach(docs, field.localized ? from : locales, path, (rows) => rows.filter((row) => row[pairField] !== pair));
}

/** Takes back that a row was removed: it stands behind the same neighbour again. */
export function putRowBack(docs: Docs, before: Docs, { path }: Rows, pair: string, into: readonly Locale[]): Docs {
  return into.reduce((back, locale) => {
    const rows = rowsAt(before[locale], path);
    const place = rows.findIndex((row) => row[pairField] === pair);
    if (place < 0) return back;
    return inEach(back, [locale], path, (now) => {
      if (now.some((row) => row[pairField] === pair)) return now;
      const neighbour = rows.slice(0, place).findLast((row) => now.some((one) => one[pairField] === row[pairField]));
      return placedAfter(now, rows[place]!, neighbour?.[pairField] as string | undefined);
    });
  }, docs);
}

/** Gives a language the row that only the other one has: its structure, without its words. */
export function writeRow(docs: Docs, { field, path }: Rows, pair: string, into: Locale): Docs {
  const paired = pairRows({ en: valueAt(docs.en, path), ar: valueAt(docs.ar, path) }, otherLocale(into));
  const place = paired.findIndex((row) => row.pair === pair);
  const there = paired[place]?.rows[otherLocale(into)];
  if (!there || paired[place]!.rows[into]) return docs;
  const before = paired.slice(0, place).findLast(({ rows }) => rows[into] !== null);
  const [row] = structureOf(field, [{ ...there, [pairField]: pair }]) as Doc[];
  return inEach(docs, [into], path, (rows) => placedAfter(rows, row!, before?.pair));
}

function inEach(docs: Docs, into: readonly Locale[], path: string, change: (rows: Doc[]) => Doc[]): Docs {
  const changed = into.map((locale) => [locale, withValue(docs[locale], path, change(rowsAt(docs[locale], path)))]);
  return { ...docs, ...(Object.fromEntries(changed) as Partial<Docs>) };
}

/** A row from before there were pairs goes by its place, and has to be named before that changes. */
function rowsAt(doc: Doc, path: string): Doc[] {
  const value = valueAt(doc, path);
  const rows = Array.isArray(value) ? (value as Doc[]) : [];
  return rows.map((row, place) => (row[pairField] ? row : { ...row, [pairField]: pairOf(row, place) }));
}

function placedAfter(rows: Doc[], row: Doc, after: string | undefined): Doc[] {
  const place = rows.findIndex((other) => other[pairField] === after);
  return rows.toSpliced(place + 1, 0, row);
}
