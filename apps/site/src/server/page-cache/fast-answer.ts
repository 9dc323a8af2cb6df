import { chooseEncoding, writeVariant } from '@nasaq/serving';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeCookieFor } from '../../locale/locale-cookie.ts';
import { firstVisitRedirect } from '../address/first-visit.ts';
import { cacheKey, hasSession } from '../address/page-address.ts';
import type { CacheAnswer, CacheOutcome, PageCache } from './page-cache.ts';

/** `false` = not answered. */
export type FastAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers a cached page straight from its buffer, before any request object is made; `false` leaves the request to the
 * site. Only what the site itself would answer with the cached page passes here: GET or HEAD, no session, no redirect.
 * @param onAnswer told of each
 */
export function fastAnswer(
  cache: PageCache,
  siteUrl: string,
  onAnswer: (outcome: CacheOutcome) => void = () => {},
): FastAnswer {
  return (request, response) => {
    const { headers, method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (hasSession(headers.cookie)) return false;
    const known = cache.peek(url) ?? otherwiseSpelled(cache, url);
    if (!known) return false;
    const header = (name: string) => headers[name] as string | undefined;
    if (firstVisitRedirect(url, { get: (name) => header(name) ?? null }, siteUrl)) return false;
    const { outcome, page } = known;
    const variant = page.content.ready(chooseEncoding(headers['accept-encoding'] as string | undefined));
    if (!variant) return false;
    const cookie = page.locale && localeCookieFor(page.locale, headers.cookie, siteUrl);
    onAnswer(outcome);
    writeVariant(request, response, variant, page.status, own(outcome, cookie || undefined));
    return true;
  };
}

/** Keys are targets in their one proper spelling, as our own links write them: most are found without reading them. */
function otherwiseSpelled(cache: PageCache, url: string): CacheAnswer | undefined {
  const key = cacheKey(url);
  return key === null ? undefined : cache.peek(key);
}

function own(outcome: CacheOutcome, setCookie: string | undefined): readonly string[] {
  const timing = ['Server-Timing', `cache;desc="${outcome}"`];
  return setCookie ? [...timing, 'Set-Cookie', setCookie] : timing;
}
