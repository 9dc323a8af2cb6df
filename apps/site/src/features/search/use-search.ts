import type { SearchResult } from '@nasaq/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../api/use-api.ts';
import { createSearchSession, type SearchSession, type SearchState } from './search-session.ts';

/** A search of the whole site for as long as the component stands. */
export function useSearch(): { state: SearchState; session: SearchSession } {
  const api = useApi();
  const session = useMemo(
    () =>
      createSearchSession(async (search, signal) => {
        const { data } = await api.post<'search', { data: SearchResult[] }>('search', { search }, undefined, signal);
        return data;
      }),
    [api],
  );
  useEffect(() => () => session.stop(), [session]);
  return { state: useSyncExternalStore(session.subscribe, session.state), session };
}
