import type { Locale } from '@nasaq/contract';
import { isOnce } from './entry-types.ts';

/** Of the board of gaps and of the one of translations, below the admin route. */
export const gapsRoute = '/gaps';
export const translationsRoute = '/translations';

/** The kinds of gaps, in the order of the board. */
export const gapKinds = ['missing', 'outdated', 'findings', 'searched', 'rated', 'chats', 'review', 'waiting'] as const;
export type GapKind = (typeof gapKinds)[number];

/** Which rows of a kind are shown: those that wait, of these the reader's own or nobody's, those put off, and the solved. */
export const gapShows = ['open', 'mine', 'nobody', 'off', 'solved'] as const;
export type GapShow = (typeof gapShows)[number];

/** What the board of gaps shows; `all` kinds together, or the figures over time. */
export interface GapPlace {
  tab: GapKind | 'all' | 'figures';
  show: GapShow;
  page: number;
}

type Given = Record<string, string | string[] | undefined> | undefined;

export function readPlace(given: Given): GapPlace {
  const page = Number(given?.page ?? 1);
  return {
    tab: [...gapKinds, 'all' as const, 'figures' as const].find((tab) => tab === given?.tab) ?? 'all',
    show: gapShows.find((show) => show === given?.show) ?? 'open',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function gapsAddress(
  adminRoute: string,
  { page = 1, show = 'open', tab = 'all' }: Partial<GapPlace> = {},
): string {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (show !== 'open') query.set('show', show);
  if (page > 1) query.set('page', String(page));
  return `${adminRoute}${gapsRoute}${query.size > 0 ? `?${query}` : ''}`;
}

/** An entry or page in the language in which there is something to do, at the very field where that is known. */
export function entryAddress(
  adminRoute: string,
  type: string,
  id: number | null,
  locale: Locale,
  field?: string,
): string {
  const place = id === null || isOnce(type) ? `globals/${type}` : `collections/${type}/${id}`;
  return `${adminRoute}/${place}?${new URLSearchParams({ ...(field && { field }), locale, language: locale })}`;
}
