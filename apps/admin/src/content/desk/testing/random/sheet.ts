import type { Locale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow, kindField, wordsOf } from '@nasaq/translation';

/**
 * The values of a document in one language as plain texts by their paths, rows by their ids as `steps.<id>.text`; an array
 * itself is the ids of its rows in their order, joined by commas.
 */
export type Sheet = Map<string, string>;
export type Sheets = Record<Locale, Sheet>;

export function sheetOf(fields: readonly FieldSpec[], doc: Doc, prefix = ''): Sheet {
  const sheet: Sheet = new Map();
  const add = (inside: Sheet) => inside.forEach((text, path) => sheet.set(path, text));
  for (const field of fields) {
    const [path, value] = [prefix + field.name, doc[field.name]];
    if (field.kind === 'group') add(sheetOf(field.fields ?? [], (value ?? {}) as Doc, `${path}.`));
    else if (field.kind === 'rows') {
      const rows = rowsOf(value);
      sheet.set(path, rows.map(({ id }) => id).join());
      for (const row of rows) {
        if (field.kinds) sheet.set(`${path}.${row.id}.${kindField}`, String(row[kindField]));
        add(sheetOf(fieldsOfRow(field, row), row, `${path}.${row.id}.`));
      }
    } else sheet.set(path, typeof value === 'object' ? wordsOf(value) : String(value ?? ''));
  }
  return sheet;
}

export function rowsOf(value: unknown): (Doc & { id: string })[] {
  return Array.isArray(value) ? (value as (Doc & { id: string })[]) : [];
}

export function idsAt(sheet: Sheet, path: string): string[] {
  return (sheet.get(path) ?? '').split(',').filter(Boolean);
}

/** The fields of a row, which of several kinds names its own. */
export function fieldsAt(field: FieldSpec, sheets: readonly Sheet[], row: string): FieldSpec[] {
  const kind = sheets.map((sheet) => sheet.get(`${row}.${kindField}`)).find(Boolean);
  return fieldsOfRow(field, { [kindField]: kind });
}

/** What stands at a path and below it. */
export function partOf(sheet: Sheet, path: string): Sheet {
  return new Map([...sheet].filter(([at]) => at === path || at.startsWith(`${path}.`)));
}

export function isSamePart(one: Sheet, other: Sheet, path: string): boolean {
  const [a, b] = [partOf(one, path), partOf(other, path)];
  return [...new Set([...a.keys(), ...b.keys()])].every((at) => (a.get(at) ?? '') === (b.get(at) ?? ''));
}

/** A sheet that has at these paths what another one has there. */
export function withParts(sheet: Sheet, from: Sheet, paths: Iterable<string>): Sheet {
  const next = new Map(sheet);
  for (const path of paths) {
    for (const at of partOf(next, path).keys()) next.delete(at);
    for (const [at, text] of partOf(from, path)) next.set(at, text);
  }
  return next;
}

/** The field of the first level that a path leads into. */
export function firstOf(path: string): string {
  return path.split('.', 1)[0]!;
}

/** A path itself, or the nearest array around it that a sheet has. */
export function nearest(sheet: Sheet, path: string): string {
  return sheet.has(path) || !path.includes('.') ? path : nearest(sheet, path.slice(0, path.lastIndexOf('.')));
}

/** Without what is empty: to be compared, and read. */
export function inWords(sheet: Sheet): Record<string, string> {
  return Object.fromEntries([...sheet].filter(([, text]) => text !== ''));
}
