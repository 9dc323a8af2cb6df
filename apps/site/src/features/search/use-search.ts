import { searchDebounce, type SearchResult } from '@nasaq/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../api/use-api.ts';

interface Search {
  query: string;
  setQuery: (query: string) => void;
  /** Asks at once, without waiting for the reader to pause. */
  submit: () => void;
  /** `null` while nothing has been asked, or the input is empty. */
  results: SearchResult[] | null;
  busy: boolean;
}

/**
 * Site search as behaviour.md section 10 lays it down: `POST search {search}` after 250 ms without typing,
 * an older answer never replaces a newer one, and a failure only ends the loading state.
 */
export function useSearch(): Search {
  const api = useApi();
  const [query, setText] = useState('');
  const [results, setResults] = useState<SearchResult[] | null>(null);
  const [busy, setBusy] = useState(false);
  const timer = useRef(0);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (search: string) => {
      window.clearTimeout(timer.current);
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setBusy(true);
      try {
        const { data } = await api.post<'search', { data: SearchResult[] }>(
          'search',
          { search },
          undefined,
          mine.signal,
        );
        if (running.current === mine) setResults(data);
      } catch {
        // Specification section 8: search failures are swallowed.
      } finally {
        if (running.current === mine) setBusy(false);
      }
    },
    [api],
  );

  const setQuery = useCallback(
    (text: string) => {
      setText(text);
      window.clearTimeout(timer.current);
      const search = text.trim();
      if (search !== '') {
        timer.current = window.setTimeout(() => void ask(search), searchDebounce);
        return;
      }
      running.current?.abort();
      running.current = null;
      setBusy(false);
      setResults(null);
    },
    [ask],
  );

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  return { query, setQuery, submit: () => query.trim() !== '' && void ask(query.trim()), results, busy };
}
