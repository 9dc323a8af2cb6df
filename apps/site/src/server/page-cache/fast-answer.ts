import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCookieFor } from '../../features/locale/locale-cookie.ts';
import { splitLocale } from '../../features/locale/split-locale.ts';
import { firstVisitRedirect } from '../first-visit.ts';
import { cacheKey, hasSession } from './cache-key.ts';
import { chooseEncoding } from '../choose-encoding.ts';
import type { CacheAnswer, CacheOutcome, PageCache } from './page-cache.ts';

const timings: Record<CacheOutcome, string> = {
  hit: 'cache;desc="hit"',
  stale: 'cache;desc="stale"',
  miss: 'cache;desc="miss"',
};

/**
 * Answers a kept page straight from its buffer, before any request object is made; `false` leaves the request to the
 * site. Only what the site itself would answer with the kept page passes here: GET or HEAD, no session, no redirect.
 */
export function fastAnswer(cache: PageCache, siteUrl: string) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const key = cacheKey(url);
    if (key === null || hasSession(headers.cookie)) return false;
    const known = cache.peek(key);
    if (!known) return false;
    const path = url.split('?', 1)[0]!;
    const header = (name: string) => headers[name] as string | undefined;
    if (path === '/' && firstVisitRedirect(path, { get: (name) => header(name) ?? null }, siteUrl)) return false;
    writePage(request, response, known, localeCookie(path, headers.cookie, siteUrl));
    return true;
  };
}

/** A page's address decides the language, and the cookie follows it; a payload leaves it alone, since it may be a mere preload. */
function localeCookie(path: string, cookie: string | undefined, siteUrl: string): string | undefined {
  return path.endsWith('.json') ? undefined : localeCookieFor(splitLocale(path).locale, cookie, siteUrl);
}

const bodyHeaders = new Set(['Content-Length', 'Content-Encoding', 'Content-Type']);

/** Writes a kept page as its reader takes it: compressed, or as a 304 where they have it already. */
function writePage(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { outcome, page }: CacheAnswer,
  setCookie: string | undefined,
): void {
  const { body, etag, flatHeaders } = page.variants[chooseEncoding(headers['accept-encoding'] as string | undefined)];
  const own = setCookie
    ? ['Server-Timing', timings[outcome], 'Set-Cookie', setCookie]
    : ['Server-Timing', timings[outcome]];
  if (matches(headers['if-none-match'], etag)) {
    const kept = flatHeaders.filter((_, position) => !bodyHeaders.has(flatHeaders[position - (position % 2)]!));
    response.writeHead(304, [...kept, ...own]).end();
    return;
  }
  response.writeHead(page.status, flatHeaders.concat(own));
  response.end(method === 'HEAD' ? undefined : body);
}

/** Weak comparison, as RFC 9110 asks for `If-None-Match`. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
