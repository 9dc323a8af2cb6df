import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { searchDebounce } from '@nasaq/contract';
import { useLocale } from '../locale/translator.ts';
import { useApi } from '../session/index.ts';
import { type FoundResult, readResults } from './read-results.ts';
import { searchText } from './search-text.ts';

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

export interface SearchState {
  /** As it is typed. */
  query: string;
  /** The last answer; `null` while nothing has been answered, or the input is empty. */
  results: readonly FoundResult[] | null;
  /** What that answer is for. */
  answered: string;
  /** A call is under way. */
  busy: boolean;
  /** The last call was not answered. */
  failed: boolean;
}

interface SearchSession {
  state(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Asks once the reader has paused. */
  type(query: string): void;
  /** Asks at once; for a new query where one is given. */
  ask(query?: string): void;
  /** Ends what is under way. */
  stop(): void;
}

type Call = (search: string, signal: AbortSignal) => Promise<readonly FoundResult[]>;

const empty: SearchState = { query: '', results: null, answered: '', busy: false, failed: false };

/**
 * What is typed and what it finds: asked after 250 ms without typing or at once, an older answer never replaces a newer
 * one, and a failure ends only the loading state.
 */
export function createSearchSession(call: Call): SearchSession {
  let state = empty;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  function change(changes: Partial<SearchState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    running?.abort();
    running = null;
  }

  /** An empty field asks nothing and shows nothing. */
  function takesQuery(query: string): boolean {
    const asks = searchText(query) !== '';
    if (!asks) stop();
    change(asks ? { query } : { ...empty, query });
    return asks;
  }

  async function send(): Promise<void> {
    stop();
    const search = searchText(state.query);
    const mine = new AbortController();
    running = mine;
    change({ busy: true, failed: false });
    try {
      const results = await call(search, mine.signal);
      if (running === mine) change({ results, answered: search });
    } catch {
      // A search that fails raises nothing. The field stays as it is, and says so.
      if (running === mine) change({ failed: true });
    } finally {
      if (running === mine) {
        running = null;
        change({ busy: false });
      }
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type(query) {
      clearTimeout(timer);
      if (takesQuery(query)) timer = setTimeout(() => void send(), searchDebounce);
    },
    ask(query = state.query) {
      if (takesQuery(query)) void send();
    },
    stop,
  };
}
