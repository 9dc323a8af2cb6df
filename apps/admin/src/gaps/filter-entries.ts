import { type Locale, locales } from '@nasaq/contract';
import { type FieldState, fieldStates, needsWork } from '@nasaq/translation';
import type { BoardType } from './entry-types.ts';
import { type EntryRow, shownState } from './load-entries.ts';

/** What the matrix is narrowed by; `null` = all. */
export interface EntryFilter {
  type: string | null;
  /** The language whose state counts; of either without. */
  language: Locale | null;
  /** `work` = whatever asks somebody for something, `offsite` = what readers have not got. */
  state: Wanted | null;
  /** Id of who has saved it last; 0 = the product itself. */
  owner: number | null;
  /** Days since the last change, at least. */
  age: number | null;
  order: EntryOrder;
  page: number;
}

type Wanted = FieldState | 'work' | 'offsite';

export const ages = [7, 30, 90] as const;
export const orders = ['changed', 'waiting', 'title'] as const;
export type EntryOrder = (typeof orders)[number];

type Given = Record<string, string | string[] | undefined> | undefined;

export function readFilter(given: Given): EntryFilter {
  const text = (name: string) => {
    const value = given?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const owner = text('owner');
  const age = Number(text('age'));
  const page = Number(text('page') ?? 1);
  const state = [...fieldStates, 'work' as const, 'offsite' as const].find((one) => one === text('state')) ?? null;
  return {
    type: text('type'),
    // `language` and `locale` are Payload’s own.
    language: locales.find((locale) => locale === text('of')) ?? null,
    state,
    owner: owner !== null && /^\d{1,9}$/.test(owner) ? Number(owner) : null,
    age: ages.find((days) => days === age) ?? null,
    order: orders.find((order) => order === text('order')) ?? firstOrder(state),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Who looks for a state, looks for what has waited longest. */
function firstOrder(state: EntryFilter['state']): EntryOrder {
  return state === null ? 'changed' : 'waiting';
}

/** As it stands behind the address of the matrix. */
export function filterQuery(filter: Partial<EntryFilter>): string {
  const { age = null, language, order, owner = null, page = 1, state = null, type } = filter;
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (language) query.set('of', language);
  if (state) query.set('state', state);
  if (owner !== null) query.set('owner', String(owner));
  if (age !== null) query.set('age', String(age));
  if (order && order !== firstOrder(state)) query.set('order', order);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

const day = 24 * 60 * 60 * 1000;

export function filterEntries<Entry extends EntryRow>(
  entries: readonly Entry[],
  { age, language, owner, state, type }: Omit<EntryFilter, 'order' | 'page'>,
  now = Date.now(),
): Entry[] {
  return entries.filter(
    (entry) =>
      (type === null || entry.type === type) &&
      (state === null || languagesOf(language).some((locale) => isIn(state, entry, locale))) &&
      (owner === null || (entry.editor?.id ?? 0) === owner) &&
      (age === null || Date.parse(entry.updatedAt) < now - age * day),
  );
}

export function orderEntries<Entry extends EntryRow & { title: string }>(
  entries: readonly Entry[],
  { language, order, state }: Pick<EntryFilter, 'language' | 'order' | 'state'>,
  menus: Locale,
): Entry[] {
  if (order === 'title') return entries.toSorted((one, other) => one.title.localeCompare(other.title, menus));
  if (order === 'changed') return entries.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  // What asks for nothing has waited for nobody, and comes last.
  const waiting = (entry: Entry) =>
    languagesOf(language)
      .filter((locale) => isIn(state ?? 'work', entry, locale))
      .map((locale) => entry.since[locale])
      .toSorted()[0] ?? '9';
  return entries.toSorted((one, other) => waiting(one).localeCompare(waiting(other)));
}

function languagesOf(language: Locale | null): readonly Locale[] {
  return language ? [language] : locales;
}

function isIn(wanted: Wanted, entry: EntryRow, locale: Locale): boolean {
  if (wanted === 'offsite') return !entry.published[locale];
  const state = shownState(entry, locale);
  return wanted === 'work' ? needsWork(state) : state === wanted;
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
