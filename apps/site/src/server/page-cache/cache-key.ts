import { tokenCookie } from '@nasaq/contract';
import { matchRoute } from '../../router/match.ts';
import { payloadUrl } from '../../router/payload.ts';
import type { RouteDefinition } from '../../routes.ts';
import { readToken } from '../../session/index.server.ts';
import { readAddress } from '../address/page-address.ts';
import { readPageQuery, readPreview } from '../address/page-parameters.ts';

const maxKeyLength = 1_000;

/** For whom the answer to an address is made. */
export type Sharing =
  /** For everybody: `key` is the target under which it is kept, one for all spellings of the address. */
  | { kind: 'shared'; key: string }
  | { kind: 'own' }
  /** For nobody: the page cannot have what the query asks of it. */
  | { kind: 'missing' };

/** @param pathname of a page or payload, with locale prefix, that can be decoded */
export function sharingOf(kind: 'page' | 'payload', route: RouteDefinition, pathname: string, search: string): Sharing {
  const query = new URLSearchParams(search);
  if (route.personal || readPreview(query)) return { kind: 'own' };
  const read = readPageQuery(route, query);
  if (read.kind !== 'shared') return read;
  const proper = properPath(pathname);
  const key = kind === 'payload' ? payloadUrl(proper, read.search) : proper + read.search;
  return key.length > maxKeyLength ? { kind: 'own' } : { kind: 'shared', key };
}

/** The key of a target that carries a query, spelled in whatever way; `null` where none is kept. */
export function cacheKey(target: string): string | null {
  const start = target.indexOf('?');
  if (start === -1) return null;
  const address = readAddress(target.slice(0, start), target.slice(start));
  if (address.kind !== 'page' && address.kind !== 'payload') return null;
  const { route } = matchRoute(address.pathname);
  const sharing = sharingOf(address.kind, route, address.pathname, target.slice(start));
  return sharing.kind === 'shared' ? sharing.key : null;
}

/** A path as our own links write it: each part in one Unicode form and one percent encoding. */
function properPath(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part).normalize('NFC')))
    .join('/');
}

/** Whether a request comes from somebody in particular: such a reader's pages are neither kept nor taken from the kept ones. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && cookie.includes(tokenCookie) && readToken(cookie) !== null;
}
