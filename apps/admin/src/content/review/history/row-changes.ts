import type { FieldSpec } from '@nasaq/translation';
import type { Doc } from '../../saving/merge.ts';
import { wordsIn } from './words-in.ts';

/** What became of the rows of a field where nobody wrote anything in them. */
export type RowChange = 'moved' | 'removed' | 'none';

interface Sides {
  specs: readonly FieldSpec[];
  before: Doc;
  after: Doc;
  /** Of the first level, or inside a group. */
  field: string;
  /** What has changed in it, as a record of changes names it: lists of rows, and values by the ids of their rows. */
  paths: readonly string[];
}

/**
 * Whoever moves rows, takes some away or adds empty ones has written nothing.
 * @returns `null` where something was written
 */
export function rowChangeOf({ after, before, field, paths, specs }: Sides): RowChange | null {
  const lists = paths.filter((path) => rowsAt(before, path) !== null || rowsAt(after, path) !== null);
  if (lists.length === 0) return null;
  const isOfNewRow = (path: string) =>
    lists.some((list) => rowBelow(path, list, after) && !rowBelow(path, list, before));
  if (paths.some((path) => !lists.includes(path) && !isOfNewRow(path))) return null;
  const [was, is] = [linesOf(specs, before, field), linesOf(specs, after, field)];
  const rest = [...was];
  for (const words of is) {
    const place = rest.indexOf(words);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  if (rest.length > 0) return 'removed';
  return lists.some((list) => isReordered(rowsAt(before, list) ?? [], rowsAt(after, list) ?? [])) ? 'moved' : 'none';
}

function linesOf(specs: readonly FieldSpec[], doc: Doc, field: string): string[] {
  return (wordsIn(specs, doc, field) ?? '').split('\n').filter(Boolean);
}

/** Whether a path leads into a row of a list that stands in this document. */
function rowBelow(path: string, list: string, doc: Doc): boolean {
  if (!path.startsWith(`${list}.`)) return false;
  const id = path.slice(list.length + 1).split('.', 1)[0];
  return (rowsAt(doc, list) ?? []).includes(id!);
}

/** The ids of the rows at a path; `null` where there are none to be. */
function rowsAt(doc: Doc, path: string): string[] | null {
  let at: unknown = doc;
  for (const name of path.split('.')) {
    if (Array.isArray(at)) at = (at as Doc[]).find((row) => String(row.id) === name);
    else at = (at as Doc | null | undefined)?.[name];
  }
  return Array.isArray(at) && at.every((row) => typeof row === 'object' && row !== null && 'id' in row)
    ? (at as Doc[]).map(({ id }) => String(id))
    : null;
}

/** Of the rows that both have. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((id) => after.includes(id));
  return after.filter((id) => before.includes(id)).join() !== kept.join();
}
