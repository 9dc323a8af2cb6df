import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../locale/use-t.ts';
import { Opener } from '../shell/opener.tsx';

const SearchOverlay = lazy(() => import('./search-overlay.tsx').then((module) => ({ default: module.SearchOverlay })));

/** The search button; `/` and Ctrl+K (or Cmd+K) open the overlay too. Its code is fetched at the first opening. */
export function SearchOpener() {
  const t = useT();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!command && (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)))
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Opener label={t('shell.search.open')} open={open} onOpen={() => setOpen(true)} className="bar__search">
        <span className="bar__word">{t('shell.search.open')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M10.5 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.200 15.200 21 21"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
      </Opener>
      {open && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
