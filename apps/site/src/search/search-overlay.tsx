import { isolated, localePath } from '@nasaq/contract';
import { type FormEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { loadedCatalogue } from '../locale/load-catalogue.ts';
import { translatorOf, TranslatorContext, useLocale, useT } from '../locale/translator.ts';
import { useDeparture, useNavigate, useSiteData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { useOnline } from '../router/online/connection.ts';
import { Arrow } from '../ui/buttons.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { NothingFound, Suggestions, useSuggestions } from './suggestions.tsx';
import { RecentList } from './recent-list.tsx';
import { recentSearches } from './recent-searches.ts';
import { ResultGroups } from './result-groups.tsx';
import { SearchField } from './search-field.tsx';
import { SearchStatus } from './search-status.tsx';
import { longestSearch, searchPath, searchText } from './search-text.ts';
import { steerFocus } from './steer-focus.ts';
import { useSearch } from './use-search.ts';
import './search.css';

export interface SearchOverlayProps {
  /** Holds what was typed before the overlay came. */
  ahead: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The overlay with the texts that were loaded with it; pages that stand already know nothing of them. */
export function SearchOverlay(props: SearchOverlayProps) {
  const locale = useLocale();
  const { numberingSystem, words } = useSiteData();
  const messages = loadedCatalogue(locale, words);
  const translator = translatorOf(locale, messages, numberingSystem);
  return (
    <TranslatorContext value={translator}>
      <PageErrorBoundary fallback={<Closed onClose={props.onClose} />}>
        <SearchDialog {...props} />
      </PageErrorBoundary>
    </TranslatorContext>
  );
}

/** A search that cannot be shown leaves the page below it as it is. */
function Closed({ onClose }: Pick<SearchOverlayProps, 'onClose'>) {
  useEffect(onClose, [onClose]);
  return null;
}

/** The search over the whole window. It exists only while open, so that closing clears query and results. */
function SearchDialog({ ahead, onClose }: SearchOverlayProps) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const online = useOnline();
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, session } = useSearch();
  const suggestions = useSuggestions();
  const stay = useDeparture(() => dialog.current?.close());
  const { query, results, answered, busy, failed } = state;
  const search = searchText(query);

  useEffect(() => {
    stay();
    dialog.current?.showModal();
    focusField();
    const typed = ahead.current?.value.slice(0, longestSearch);
    if (typed) session.type(typed);
  }, [ahead, session, stay]);

  useEffect(() => {
    if (online && session.state().failed) session.ask();
  }, [online, session]);

  function focusField() {
    dialog.current?.querySelector('input')?.focus();
  }

  function choose(chosen: string) {
    session.ask(chosen);
    focusField();
  }

  /** The first submit asks at once; where the answer is here already, it leads to all results. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (search === '') return;
    recentSearches().add(search);
    if (search === answered && !busy && !failed) void navigate(localePath(locale, searchPath(search)));
    else session.ask();
  }

  /** Its own event comes a moment later, when it may have been asked for again. */
  function close() {
    dialog.current?.close();
    onClose();
  }
  const backdrop = useBackdrop(close);

  return (
    // Escape closes a native dialog; the click outside is a second way for pointers.
    <dialog
      ref={dialog}
      className="overlay search"
      aria-label={t('search.label')}
      onClose={() => dialog.current && onClose()}
      {...backdrop}
      onKeyDown={steerFocus}
    >
      <div className="wrap search__inner" data-backdrop="">
        <button type="button" className="overlay__close" onClick={close} aria-label={t('search.close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </button>
        <search>
          <form method="get" action={localePath(locale, searchPath(''))} onSubmit={submit}>
            <SearchField
              value={query}
              busy={busy}
              onChange={(event) => session.type(event.target.value)}
              // Browsers spend the first Escape on emptying a search field; here it closes the overlay.
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              {query !== '' && (
                <button type="button" className="search-field__clear" onClick={() => choose('')}>
                  {t('search.clear')}
                </button>
              )}
            </SearchField>
          </form>
        </search>
        <SearchStatus state={state} onRetry={() => choose(query)} />
        {search === '' && (
          <>
            <RecentList onChoose={choose} />
            <Suggestions suggestions={suggestions} onChoose={choose} />
          </>
        )}
        <PageErrorBoundary key={answered} fallback={<p role="alert">{t('search.failed')}</p>}>
          {results && results.length > 0 && (
            <>
              <ResultGroups results={results} onFollow={() => recentSearches().add(search)} />
              <p className="search__all">
                <Link to={searchPath(answered)} className="text-link" data-stop="">
                  <span>{t('search.all', { query: isolated(answered) })}</span>
                  <Arrow />
                </Link>
              </p>
            </>
          )}
          {results?.length === 0 && search === answered && <NothingFound suggestions={suggestions} onChoose={choose} />}
        </PageErrorBoundary>
      </div>
      {search === '' && <Pattern of={{ type: 'companies', key: 'find' }} ratio="band" className="search__art" />}
    </dialog>
  );
}

/**
 * Handlers of a dialog that a click on its empty ground closes: on the dialog itself and on elements with
 * `data-backdrop`, not on what stands in them. Press and release both belong to the click, so that a text can be
 * selected past its edge; who has just selected something did not mean to close either.
 */
function useBackdrop(close: () => void) {
  const pressed = useRef(false);
  const released = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      pressed.current = isBackdrop(event);
    },
    onPointerUp(event: PointerEvent) {
      released.current = isBackdrop(event);
    },
    onClick(event: MouseEvent) {
      const selects = document.getSelection()?.isCollapsed === false;
      if (pressed.current && released.current && isBackdrop(event) && !selects) close();
    },
  };
}

function isBackdrop({ target, currentTarget }: MouseEvent | PointerEvent): boolean {
  return target === currentTarget || (target instanceof HTMLElement && 'backdrop' in target.dataset);
}
