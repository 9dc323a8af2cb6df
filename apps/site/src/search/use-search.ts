import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../locale/use-locale.ts';
import { useApi } from '../session/browser-api.ts';
import { readResults } from './read-results.ts';
import { createSearchSession, type SearchSession, type SearchState } from './search-session.ts';

/** A search of the whole site for as long as the component stands. */
export function useSearch(): { state: SearchState; session: SearchSession } {
  const api = useApi();
  const locale = useLocale();
  const session = useMemo(
    () =>
      createSearchSession(async (search, signal) =>
        readResults(await api.post('search', { search }, undefined, signal), locale),
      ),
    [api, locale],
  );
  useEffect(() => () => session.stop(), [session]);
  return { state: useSyncExternalStore(session.subscribe, session.state), session };
}
