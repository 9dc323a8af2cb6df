import { useSyncExternalStore } from 'react';
import { createRecentSearches, type RecentSearches } from './recent-searches.ts';

/** Those of this window; made where they are first asked for, which the server never does. */
let recent: RecentSearches | undefined;

export function recentSearches(): RecentSearches {
  return (recent ??= createRecentSearches());
}

export function useRecentSearches(): readonly string[] {
  const { subscribe, list } = recentSearches();
  return useSyncExternalStore(subscribe, list);
}
