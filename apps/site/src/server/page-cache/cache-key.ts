import { tokenCookie } from '@nasaq/contract';
import { readToken } from '../auth/session-cookies.ts';

/** Query parameters of which there are few values; any other makes a page that is not kept. */
const keptParameters = new Set(['page', 'tag', 'department', 'workplace']);
const maxKeyLength = 300;

/**
 * The key under which the answer to a request target is kept, or `null` for a target that is rendered for its reader
 * alone. The target itself is the key: what differs by a letter may differ in the page.
 */
export function cacheKey(target: string): string | null {
  if (target.length > maxKeyLength) return null;
  const start = target.indexOf('?');
  if (start === -1) return target;
  for (const name of new URLSearchParams(target.slice(start)).keys()) if (!keptParameters.has(name)) return null;
  return target;
}

/** Whether a request comes from somebody in particular: such a reader's pages are neither kept nor taken from the kept ones. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && cookie.includes(tokenCookie) && readToken(cookie) !== null;
}
