import { type Doc, type FieldSpec, fieldsOfRow } from '@nasaq/translation';
import { expected } from './expected.ts';
import { rowsOf } from './sheet.ts';
import type { Pairs } from './states-model.ts';

/** Of all rows that a language has for itself. */
export function pairsIn(fields: readonly FieldSpec[], doc: Doc): Pairs {
  const pairs: Pairs = new Map();
  for (const field of fields)
    for (const row of field.kind === 'rows' && field.localized ? rowsOf(doc[field.name]) : []) {
      pairs.set(row.id, String(row.pair));
      pairsIn(fieldsOfRow(field, row), row).forEach((pair, id) => pairs.set(id, pair));
    }
  return pairs;
}

/** No two rows of a list have the same pair. */
export function expectDistinct(fields: readonly FieldSpec[], doc: Doc): void {
  for (const field of fields) {
    const rows = field.kind === 'rows' && field.localized ? rowsOf(doc[field.name]) : [];
    expected(new Set(rows.map(({ pair }) => pair)).size).toBe(rows.length);
    for (const row of rows) expectDistinct(fieldsOfRow(field, row), row);
  }
}
