import { locales, type Locale } from '@nasaq/contract';
import { type FieldState, fieldStates } from '@nasaq/translation';
import { type BoardType, type EntryRow, shownState } from './load-entries.ts';

/** What the matrix is narrowed by; `null` = all. */
export interface EntryFilter {
  type: string | null;
  /** Of either language. */
  state: FieldState | null;
  /** Id of who has saved it last; 0 = the product itself. */
  owner: number | null;
  /** Days since the last change, at least. */
  age: number | null;
  page: number;
}

export const ages = [7, 30, 90] as const;
/** Rows of a page: a screen that a browser draws at once. */
export const pageSize = 50;

type Given = Record<string, string | string[] | undefined> | undefined;

export function readFilter(given: Given): EntryFilter {
  const text = (name: string) => {
    const value = given?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const owner = text('owner');
  const age = Number(text('age'));
  const page = Number(text('page') ?? 1);
  return {
    type: text('type'),
    state: fieldStates.find((state) => state === text('state')) ?? null,
    owner: owner !== null && /^\d{1,9}$/.test(owner) ? Number(owner) : null,
    age: ages.find((days) => days === age) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

const day = 24 * 60 * 60 * 1000;

export function filterEntries<Entry extends EntryRow>(
  entries: readonly Entry[],
  { age, owner, state, type }: EntryFilter,
  now = Date.now(),
): Entry[] {
  return entries.filter(
    (entry) =>
      (type === null || entry.type === type) &&
      (state === null || locales.some((locale) => shownState(entry, locale) === state)) &&
      (owner === null || (entry.editor?.id ?? 0) === owner) &&
      (age === null || Date.parse(entry.updatedAt) < now - age * day),
  );
}

export type Counts = Record<Locale, Partial<Record<FieldState, number>>>;

/** How many entries of a type stand in each state, by language. */
export function countStates(entries: readonly EntryRow[], type: BoardType): Counts {
  const counts: Counts = { en: {}, ar: {} };
  for (const entry of entries)
    if (entry.type === type)
      for (const locale of locales) {
        const state = shownState(entry, locale);
        counts[locale][state] = (counts[locale][state] ?? 0) + 1;
      }
  return counts;
}
