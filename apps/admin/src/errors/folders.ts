import type { Where } from 'payload';
import { type ErrorState, errorStates, ofOurs } from './collection.ts';

type Folder = ErrorState | 'policy' | 'all';

/** Errors of ours by their state, what browsers have blocked, and everything. */
export const folderQueries: ReadonlyMap<Folder, Where> = new Map<Folder, Where>([
  ...errorStates.map((state) => [state, { state: { equals: state }, ...ofOurs }] as const),
  ['policy', { source: { equals: 'policy' } }],
  ['all', {}],
]);

/** The query of the list's address, as its own filters write it. */
export function addressOf(folder: Folder): string {
  const conditions = Object.entries(folderQueries.get(folder)!).flatMap(([field, condition], place) =>
    Object.entries(condition as object).map(
      ([operator, value]) => `where[or][0][and][${place}][${field}][${operator}]=${value}`,
    ),
  );
  return conditions.length > 0 ? `?${conditions.join('&')}` : '';
}

/**
 * The one that the address asks for; `undefined` where it asks for something else.
 * @param query as Next reads it: a name with its brackets for each condition
 */
export function shownFolder(query: Record<string, string | string[] | undefined>): Folder | undefined {
  const asked = Object.entries(query)
    .filter(([name]) => name.startsWith('where'))
    .map(([name, value]) => `${name}=${String(value)}`);
  return [...folderQueries.keys()].find((folder) => addressOf(folder).slice(1) === asked.toSorted().join('&'));
}
