import { chooseEncoding, writeVariant } from '@nasaq/serving';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCookieFor } from '../../features/locale/locale-cookie.ts';
import { splitLocale } from '../../features/locale/split-locale.ts';
import { firstVisitRedirect } from '../first-visit.ts';
import { cacheKey, hasSession } from './cache-key.ts';
import type { CacheOutcome, PageCache } from './page-cache.ts';

const timings: Record<CacheOutcome, string> = {
  hit: 'cache;desc="hit"',
  stale: 'cache;desc="stale"',
  miss: 'cache;desc="miss"',
};

/** `false` = not answered. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers a kept page straight from its buffer, before any request object is made; `false` leaves the request to the
 * site. Only what the site itself would answer with the kept page passes here: GET or HEAD, no session, no redirect.
 */
export function fastAnswer(cache: PageCache, siteUrl: string): FastAnswer {
  return (request, response) => {
    const { headers, method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = cacheKey(url);
    if (key === null || hasSession(headers.cookie)) return false;
    const known = cache.peek(key);
    if (!known) return false;
    const path = url.split('?', 1)[0]!;
    const header = (name: string) => headers[name] as string | undefined;
    if (path === '/' && firstVisitRedirect(path, { get: (name) => header(name) ?? null }, siteUrl)) return false;
    const { outcome, page } = known;
    const variant = page.content.ready(chooseEncoding(headers['accept-encoding'] as string | undefined));
    if (!variant) return false;
    writeVariant(request, response, variant, page.status, own(outcome, localeCookie(path, headers.cookie, siteUrl)));
    return true;
  };
}

/** A page's address decides the language, and the cookie follows it; a payload leaves it alone, since it may be a mere preload. */
function localeCookie(path: string, cookie: string | undefined, siteUrl: string): string | undefined {
  return path.endsWith('.json') ? undefined : localeCookieFor(splitLocale(path).locale, cookie, siteUrl);
}

function own(outcome: CacheOutcome, setCookie: string | undefined): string[] {
  const timing = ['Server-Timing', timings[outcome]];
  return setCookie ? [...timing, 'Set-Cookie', setCookie] : timing;
}
