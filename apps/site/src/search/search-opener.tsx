import { localePath, paths } from '@nasaq/contract';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useDeparture } from '../router/context.tsx';
import { insist, never } from '../router/online/insist.ts';
import { loadCode } from '../locale/load-code.ts';
import { Opener } from '../ui/opener.tsx';
import { isSearchKey } from './is-search-key.ts';

/** The search button; `/` and Ctrl+K (or Cmd+K) open the overlay too. Code, styles and texts come when they are wanted. */
export function SearchOpener() {
  const t = useT();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [Overlay, setOverlay] = useState<ComponentType<{ onClose: () => void }>>();
  const asked = useRef<AbortController>(null);
  // Who goes elsewhere meanwhile has no use for it any more.
  const stay = useDeparture(() => asked.current?.abort());
  const load = () => Promise.all([loadCode(() => import('./search-overlay.tsx')), loadCatalogue(locale, ['search'])]);

  async function show() {
    asked.current?.abort();
    asked.current = new AbortController();
    stay();
    // Without its code there is still the page.
    const leave = () => {
      window.location.assign(localePath(locale, paths.search));
      return never;
    };
    const [{ SearchOverlay }] = await insist(load, leave, asked.current.signal);
    setOverlay(() => SearchOverlay);
    setOpen(true);
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || isTyping(event.target)) return;
      event.preventDefault();
      void show();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  return (
    <>
      <Opener
        label={t('shell.search.open')}
        to={paths.search}
        open={open}
        onOpen={() => void show()}
        onNear={() => void load().catch(() => {})}
        className="bar__search"
      >
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
      {open && Overlay && <Overlay onClose={() => setOpen(false)} />}
    </>
  );
}

/** Keys belong to fields, to the editor, and to the overlay itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, .search') !== null)
  );
}
