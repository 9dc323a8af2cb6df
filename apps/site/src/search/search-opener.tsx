import { localePath, paths } from '@nasaq/contract';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useDeparture } from '../router/context.tsx';
import { insist, never } from '../router/online/insist.ts';
import { loadCode } from '../locale/load-code.ts';
import { Opener } from '../ui/opener.tsx';
import { isSearchKey } from './is-search-key.ts';
import type { SearchOverlayProps } from './search-overlay.tsx';

/** The search button; `/` and Ctrl+K (or Cmd+K) open the overlay too. Code, styles and texts come when they are wanted. */
export function SearchOpener() {
  const t = useT();
  const locale = useLocale();
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps>>();
  const asked = useRef<AbortController>(null);
  const ahead = useRef<HTMLInputElement>(null);
  // Who goes elsewhere meanwhile has no use for it any more.
  const stay = useDeparture(drop);
  const load = () => Promise.all([loadCode(() => import('./search-overlay.tsx')), loadCatalogue(locale, ['search'])]);

  function drop() {
    asked.current?.abort();
    setState((now) => (now === 'opening' ? 'closed' : now));
  }

  async function show() {
    asked.current?.abort();
    const { signal } = (asked.current = new AbortController());
    stay();
    setState((now) => (now === 'open' ? now : 'opening'));
    // Without its code there is still the page.
    const leave = () => {
      window.location.assign(`${localePath(locale, paths.search)}?q=${encodeURIComponent(ahead.current?.value ?? '')}`);
      return never;
    };
    const [{ SearchOverlay }] = await insist(load, leave, signal);
    if (signal.aborted) return;
    setOverlay(() => SearchOverlay);
    setState('open');
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
        open={state === 'open'}
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
      {state !== 'closed' && <TypedAhead field={ahead} label={t('shell.search.open')} onEscape={drop} />}
      {state === 'open' && Overlay && <Overlay ahead={ahead} onClose={() => setState('closed')} />}
    </>
  );
}

interface TypedAheadProps {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  onEscape: () => void;
}

/** Takes what is typed before the overlay has come, which begins with it; where that closes, the focus goes back. */
function TypedAhead({ field, label, onEscape }: TypedAheadProps) {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const input = field.current;
    input?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === input) before?.focus({ preventScroll: true });
    };
  }, [field]);
  return (
    <input
      ref={field}
      className="hidden-visually"
      aria-label={label}
      autoComplete="off"
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    />
  );
}

/** Keys belong to fields, to the editor, and to the overlay itself. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, .search') !== null)
  );
}
