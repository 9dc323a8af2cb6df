import { useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../locale/use-t.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** The search over the whole window. It exists only while open, so that closing clears query and results. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const { query, setQuery, submit, results, busy } = useSearch();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);

  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close();
  }, [key]);

  function closeOnBackdrop(event: MouseEvent) {
    const surface =
      event.target instanceof Element && event.target.closest('.search__form, .search__body li, .overlay__close');
    if (!surface) dialog.current?.close();
  }

  return (
    // Escape closes a native dialog; the click outside is a second way for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="overlay search"
      aria-label={t('shell.search.label')}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="wrap search__inner">
        <button
          type="button"
          className="overlay__close"
          onClick={() => dialog.current?.close()}
          aria-label={t('shell.search.close')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
        <search>
          <form
            className="search__form"
            data-busy={busy || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <input
              type="search"
              className="search__input"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              // Browsers spend the first Escape on emptying a search field; here it closes the overlay.
              onKeyDown={(event) => event.key === 'Escape' && dialog.current?.close()}
              placeholder={t('shell.search.placeholder')}
              aria-label={t('shell.search.label')}
              autoComplete="off"
              enterKeyHint="search"
              dir="auto"
              maxLength={200}
            />
          </form>
        </search>
        <output className="search__status">
          {busy
            ? t('shell.search.loading')
            : results
              ? t('search.results', { count: results.length })
              : t('search.hint')}
        </output>
        <div className="search__body">{query.trim() !== '' && results && <SearchResults results={results} />}</div>
      </div>
    </dialog>
  );
}
