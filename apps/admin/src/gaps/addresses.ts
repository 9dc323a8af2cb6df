import type { Locale } from '@nasaq/contract';
import { type BoardType, isOnce } from './load-entries.ts';

/** Of the board of gaps and of the one of translations, below the admin route. */
export const gapsRoute = '/gaps';
export const translationsRoute = '/translations';

export const gapTabs = ['missing', 'outdated', 'waiting', 'searched', 'rated', 'chats', 'review'] as const;
export type GapTab = (typeof gapTabs)[number];

export function readTab(value: unknown): GapTab {
  return gapTabs.find((tab) => tab === value) ?? 'missing';
}

export function gapsAddress(adminRoute: string, tab?: GapTab): string {
  return `${adminRoute}${gapsRoute}${tab ? `?tab=${tab}` : ''}`;
}

/** An entry or page in the language in which there is something to do. */
export function entryAddress(adminRoute: string, type: BoardType, id: number | null, locale: Locale): string {
  const place = isOnce(type) ? `globals/${type}` : `collections/${type}/${id}`;
  return `${adminRoute}/${place}?${new URLSearchParams({ locale, language: locale })}`;
}
