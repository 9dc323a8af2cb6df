import { pairField } from '@nasaq/translation';
import { relationId } from '../../platform/http/published.ts';

/** A block as Payload gives it; what a draft has not yet is absent. */
export type Row = Record<string, unknown>;

export function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}

export function linesOf(value: unknown): string[] {
  return textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

const pictureFields = ['picture', 'darkPicture', 'portrait', 'poster'];

export function pictureIds(rows: readonly Row[]): (number | null)[] {
  return rows.flatMap((row) => [
    ...pictureFields.map((name) => relationId(row[name] as number | null | undefined)),
    ...Object.values(row).flatMap((value) => (isRows(value) ? pictureIds(value) : [])),
  ]);
}

/** Pictures are chosen once: where a language has none in a row, it shows that of the same row in the other one. */
export function withPicturesOf(rows: readonly Row[], others: readonly Row[]): Row[] {
  return rows.map((row) => {
    const other = others.find((one) => one[pairField] === row[pairField]);
    if (!other || !row[pairField]) return row;
    const pictures = row.picture ? ['portrait', 'poster', 'file'] : [...pictureFields, 'file'];
    const taken = pictures.filter((name) => !row[name] && other[name]).map((name) => [name, other[name]]);
    const inside = Object.entries(row).flatMap(([name, value]) =>
      isRows(value) ? [[name, withPicturesOf(value, rowsOf(other[name]))]] : [],
    );
    return { ...row, ...(Object.fromEntries([...taken, ...inside]) as Row) };
  });
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && !('relationTo' in one))
  );
}
