import { otherLocale, type Locale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow, hasWords, kindField, newRowId, pairField } from '../../field.ts';
import { type Docs, pairOf } from '../../units.ts';

/**
 * A document in which one text has another value. Rows that are not there are made as those of the other language are:
 * with their figures, choices and pictures, behind the same neighbour, and without words.
 * @returns that of `locale`
 */
export function withUnit(fields: readonly FieldSpec[], docs: Docs, path: string, value: unknown, locale: Locale): Doc {
  return within(fields, docs[locale], docs[otherLocale(locale)], path.split('.'), value);
}

function within(fields: readonly FieldSpec[], own: Doc, other: Doc, [name, ...rest]: string[], value: unknown): Doc {
  const field = fields.find((one) => one.name === name);
  if (!field || name === undefined) return own;
  if (field.kind === 'group')
    return { ...own, [name]: within(field.fields ?? [], docOf(own[name]), docOf(other[name]), rest, value) };
  if (field.kind !== 'rows') return { ...own, [name]: value };
  const [pair, ...inside] = rest;
  const theirs = rowsOf(other[name]);
  const rows = withRow(field, rowsOf(own[name]), theirs, pair ?? '');
  const beside = theirs.find((row, place) => pairOf(row, place) === pair) ?? {};
  const changed = rows.map((row, place) =>
    pairOf(row, place) === pair ? within(fieldsOfRow(field, row), row, beside, inside, value) : row,
  );
  return { ...own, [name]: changed };
}

function withRow(field: FieldSpec, own: Doc[], theirs: Doc[], pair: string): Doc[] {
  const pairs = own.map(pairOf);
  const at = theirs.findIndex((row, place) => pairOf(row, place) === pair);
  if (pairs.includes(pair) || at < 0) return own;
  const row = { ...withoutWords(field, theirs[at]!), [pairField]: pair, id: newRowId() };
  const before = theirs
    .slice(0, at)
    .map(pairOf)
    .findLast((one) => pairs.includes(one));
  return own.toSpliced(before === undefined ? 0 : pairs.indexOf(before) + 1, 0, row);
}

/** Inner rows come with their texts. */
function withoutWords(of: FieldSpec, row: Doc): Doc {
  const fields = of.kind === 'rows' ? fieldsOfRow(of, row) : (of.fields ?? []);
  const named = of.kinds ? { [kindField]: row[kindField] } : {};
  const kept = fields.filter((field) => !hasWords(field) && field.kind !== 'rows' && field.kind !== 'slug');
  const values = kept.map((field) => [
    field.name,
    field.kind === 'group' ? withoutWords(field, docOf(row[field.name])) : row[field.name],
  ]);
  return { ...named, ...(Object.fromEntries(values) as Doc) };
}

function docOf(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {};
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}
