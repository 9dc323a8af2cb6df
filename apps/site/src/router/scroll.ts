import type { Location } from './history.ts';

const storageKey = 'nasaq:scroll';

/** Pixels from the top, by the key of the history's entry; they outlive the document. */
let positions: Record<string, number> | undefined;

/** Notes where the reader is on a page that they leave. */
export function rememberScroll({ key }: Location): void {
  known()[key] = window.scrollY;
}

/** A page that keeps the scroll; once the browser is idle, one in the other language keeps its reader's place (`reading-place.ts`). */
export const keptScroll = { settle: (): void => {} };

/**
 * Shows the right part of a page that has come: where the reader has left it, else its hash, else its top.
 * @param keep a page that is new to the reader leaves the scroll where it is
 */
export function placeScroll({ key, hash }: Location, keep: boolean): void {
  const left = known()[key];
  const target = elementOf(hash);
  // Places are only estimated as long as something below the first screen is not laid out (styles/layout.css).
  if (left !== undefined || keep || target) delete document.documentElement.dataset.unpainted;
  if (left !== undefined) return window.scrollTo(0, left);
  if (keep) return keptScroll.settle();
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/**
 * Takes the scroll over from the browser for as long as the document stands; a document that is loaded again or that
 * comes back from the browser's memory is placed by the browser, which does so before any script could.
 */
export function takeOverScroll(shown: () => Location): void {
  const { history } = window;
  // The browser leaves an entry alone that was not the last of its document.
  if (history.scrollRestoration === 'manual') placeScroll(shown(), true);
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    rememberScroll(shown());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(known()));
    } catch {
      // Storage is refused or full: positions last as long as the document.
    }
  });
}

function known(): Record<string, number> {
  return (positions ??= stored());
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** As browsers look for it: by its id as it is written, or decoded. */
export function elementOf(hash: string): Element | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/** Whether a navigation keeps the scroll position: where only the query changes, and no element is asked for. */
export function keepsScroll(pathname: string, target: string): boolean {
  const [path = '', hash] = target.split('#');
  return hash === undefined && path.split('?', 1)[0] === pathname && path.includes('?');
}
