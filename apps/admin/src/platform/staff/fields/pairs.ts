import { kindField, newRowId, pairField } from '@nasaq/translation';
import type { ArrayField, BlocksField, Field, FieldHook, TextField } from 'payload';
import { staffLabels } from '../catalogue/index.ts';

/** The fields of rows that each language has for itself: what joins a row with that of the other language comes last. */
export function withPairs(fields: Field[]): Field[] {
  return [...fields.map(withPairsInside), pair()];
}

/**
 * For an array that is localized as a whole: every row has a pair, and no two in a list the same one. What comes without
 * goes by its place, a block by its kind and place; of two rows that are the same, as after «Duplicate row», the one that
 * has not had the pair gets a new one; and a row that is stored keeps the pair that it has.
 */
export const keepPairs: FieldHook = ({ field, previousValue, siblingData, value }) => {
  const { name } = field as ArrayField | BlocksField;
  if (!Array.isArray(value) || (siblingData as Row)[name] === undefined) return undefined;
  return pairedRows(value as Row[], rowsOf(previousValue), inRows(field as ArrayField | BlocksField));
};

function pair(): TextField {
  return {
    name: pairField,
    type: 'text',
    label: staffLabels.textRows.pair,
    defaultValue: newRowId,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Diff: '/content/versions/screens/versions-view.tsx#NotCompared' },
    },
  };
}

function withPairsInside(field: Field): Field {
  if (field.type === 'array') return { ...field, fields: withPairs(field.fields) };
  if (field.type === 'row' || field.type === 'group')
    return { ...field, fields: field.fields.map(withPairsInside) } as Field;
  return field;
}

type Row = Record<string, unknown>;

/** The fields of a row, which has a kind where the rows are blocks. */
type FieldsOf = (row: Row) => readonly Field[];

function inRows(field: ArrayField | BlocksField): FieldsOf {
  if (field.type === 'array') return () => field.fields;
  return (row) => field.blocks.find(({ slug }) => slug === row[kindField])?.fields ?? [];
}

function pairedRows(rows: readonly Row[], stored: readonly Row[], fieldsOf: FieldsOf): Row[] {
  const before = new Map(stored.map((row) => [row.id, row]));
  const had = rows.map(({ id }) => (id === undefined ? null : pairOf(before.get(id))));
  const sent = rows.map(pairOf);
  const taken = new Set<string>();
  const pairs: (string | null)[] = rows.map(() => null);
  const give = (wanted: (index: number) => string | null) => {
    pairs.forEach((given, index) => {
      const wish = given === null ? wanted(index) : null;
      if (wish === null || taken.has(wish)) return;
      taken.add(wish);
      pairs[index] = wish;
    });
  };
  // A row keeps its pair for life: what a form sends may be from before its duplicate got one.
  give((index) => had[index] ?? null);
  give((index) => sent[index] ?? null);
  give((index) => (sent[index] === null ? placeOf(rows[index]!, index) : null));
  give(newRowId);
  return rows.map((row, index) => ({
    ...row,
    ...insideOf(row, before.get(row.id), fieldsOf(row)),
    [pairField]: pairs[index],
  }));
}

/**
 * Where it meets what the other language has. A block and one of another kind say nothing the same: joined, the fields of
 * one of both would be seen nowhere.
 */
function placeOf(row: Row, index: number): string {
  const kind = row[kindField];
  return typeof kind === 'string' ? `${kind}-${index + 1}` : String(index + 1);
}

/** The arrays of a row, paired. */
function insideOf(row: Row, stored: Row | undefined, fields: readonly Field[]): Row {
  const inside: Row = {};
  for (const field of fields) {
    if (field.type === 'row') Object.assign(inside, insideOf(row, stored, field.fields));
    if (field.type === 'array' && Array.isArray(row[field.name]))
      inside[field.name] = pairedRows(row[field.name] as Row[], rowsOf(stored?.[field.name]), inRows(field));
  }
  return inside;
}

/** As paths name it; of what anybody can send, nothing else is one. */
function pairOf(row: Row | undefined): string | null {
  const value = row?.[pairField];
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : null;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}
