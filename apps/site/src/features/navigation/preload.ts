import { matchRoute } from '../../router/match.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { loadRoute } from './load-route.ts';
import { payloads } from './payloads.ts';
import { createPreloadQueue } from './preload-queue.ts';

const enqueue = createPreloadQueue();
const asked = new Set<string>();

/** Fetches chunk and payload of a page that the reader may go to next. Failures are left to the navigation itself. */
export function preload(href: string): void {
  const url = new URL(href, window.location.href);
  const address = url.pathname + url.search;
  if (asked.has(address) || url.pathname === window.location.pathname || savesData()) return;
  asked.add(address);
  const { locale } = splitLocale(url.pathname);
  const { route } = matchRoute(url.pathname);
  if (route.personal) return;
  enqueue(() => Promise.all([loadRoute(route, locale), payloads.load(url.pathname, url.search)]));
  if (locale !== splitLocale(window.location.pathname).locale)
    enqueue(() => import('../site-data/load-browser-site-data.ts'));
}

/** Data saver, or a connection too slow to spend on guesses. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
