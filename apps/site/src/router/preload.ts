import { maxConcurrentPreloads } from '@nasaq/contract';
import { useEffect, useRef, type RefObject } from 'react';
import { splitLocale } from '../locale/split-locale.ts';
import { matchRoute } from './match.ts';
import { loadRoute, loadRouteFiles } from './page-modules.ts';
import { payloads } from './payload-cache.ts';

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
  const changesLanguage = locale !== splitLocale(window.location.pathname).locale;
  const load = changesLanguage ? loadRouteFiles : loadRoute;
  enqueue(() => Promise.all([load(route, locale), payloads.load(url.pathname, url.search)]));
  if (changesLanguage) enqueue(() => import('../api/site-data.ts'));
}

/** Data saver, or a connection too slow to spend on guesses and on fine pictures. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

type Enqueue = (task: () => Promise<unknown>) => void;

/** Runs tasks in order, at most `limit` at a time; none is dropped, and a failing one frees its place. */
export function createPreloadQueue(limit: number = maxConcurrentPreloads): Enqueue {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next(): void {
    while (running < limit && waiting.length > 0) {
      const task = waiting.shift()!;
      running += 1;
      Promise.resolve()
        .then(task)
        .catch(() => {})
        .finally(() => {
          running -= 1;
          next();
        });
    }
  }

  return (task) => {
    waiting.push(task);
    next();
  };
}

/** Milliseconds that a link is in view before its page is loaded: whoever scrolls past it does not read it. */
const glance = 500;

/** Preloads a link's page once: when the link stays in view and the browser is idle, or at hover or focus. */
export function usePreload(href: string, enabled: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = link.current;
    if (!enabled || element === null) return;
    const now = () => preload(href);
    let seen: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(seen);
      if (entries.at(-1)?.isIntersecting) seen = setTimeout(stay, glance);
    });
    const stay = () => {
      observer.disconnect();
      whenIdle(now);
    };
    observer.observe(element);
    const options = { once: true, passive: true };
    element.addEventListener('pointerenter', now, options);
    element.addEventListener('focus', now, options);
    return () => {
      clearTimeout(seen);
      observer.disconnect();
      element.removeEventListener('pointerenter', now);
      element.removeEventListener('focus', now);
    };
  }, [href, enabled]);
  return link;
}

/** Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
