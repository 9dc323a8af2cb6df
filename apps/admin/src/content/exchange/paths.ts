import { type Doc, pairOf } from '@nasaq/translation';

/** A path with the pairs of its rows, from one with their ids; `null` where a row is not there. */
export function pathByPairs(doc: Doc, path: string): string | null {
  const parts: string[] = [];
  let at: unknown = doc;
  for (const part of path.split('.')) {
    const rows = Array.isArray(at) ? (at as Doc[]) : null;
    const place = rows ? rows.findIndex(({ id }) => String(id) === part) : -1;
    if (rows && place < 0) return null;
    parts.push(rows ? pairOf(rows[place]!, place) : part);
    at = rows ? rows[place] : (at as Doc | null | undefined)?.[part];
  }
  return parts.join('.');
}
