import { payloadFile, payloadUrl } from '../../router/payload.ts';
import { departments, tokenCookie, workplaces } from '@nasaq/contract';
import { type RouteDefinition, routes } from '../../routes.ts';
import { ratedParameter, ratedValues } from '../../rating/index.ts';
import { untranslatedNotice } from '../../shell/index.ts';
import { matchRoute } from '../../router/match.ts';
import { readToken } from '../../session/index.server.ts';

const maxLength = 2_048;

/** What a request's address asks for, before any route is matched. */
export type PageAddress =
  | { kind: 'page' | 'payload'; pathname: string }
  /** The same page at its one proper address. */
  | { kind: 'moved'; to: string }
  | { kind: 'refused'; status: 400 | 414 };

/** Reads the path and query of a request; a page has one address, without trailing or doubled slashes. */
export function readAddress(pathname: string, search: string): PageAddress {
  if (pathname.length + search.length > maxLength) return { kind: 'refused', status: 414 };
  if (isPlain(pathname)) return { kind: 'page', pathname };
  if (!isDecodable(pathname)) return { kind: 'refused', status: 400 };
  const isPayload = pathname.endsWith(`/${payloadFile}`);
  const page = isPayload ? pathname.slice(0, -payloadFile.length - 1) || '/' : pathname;
  const proper = page.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (proper !== page && !isPayload) return { kind: 'moved', to: proper + search };
  return { kind: isPayload ? 'payload' : 'page', pathname: proper };
}

/** As nearly all addresses of pages are: nothing is encoded, no slash is too many, and no file is named. */
function isPlain(pathname: string): boolean {
  return pathname === '/' || /^(?:\/[\w-]+)+$/.test(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/**
 * What a parameter may hold, and with it who may share the page: `page`, a number from 1; `slug`, the name of something
 * in the content; a list, one of a few values; `own`, anything, so that the page is made for its reader alone.
 */
type Form = 'page' | 'slug' | 'own' | readonly string[];

/** The parameters that each route's page reads, by the route's name. Whatever else an address carries is nothing to the page. */
const declared: Record<string, Record<string, Form>> = {
  'account-profile': { done: 'own' },
  'account-sessions': { done: 'own' },
  article: { [ratedParameter]: ratedValues },
  'all-careers': { department: departments, workplace: workplaces },
  blog: { tag: 'slug', page: 'page' },
  forgotten: { done: 'own' },
  knowledgebase: { q: 'own' },
  'knowledgebase-category': { q: 'own' },
  login: { done: 'own' },
  ordering: { service: 'own', product: 'own' },
  password: { token: 'own' },
  products: { page: 'page' },
  report: { page: 'own', error: 'own' },
  search: { q: 'own', type: 'own' },
  sent: { key: 'own' },
  status: { key: 'own', sent: 'own', confirm: 'own', done: 'own', problem: 'own' },
  'status-entry': { reference: 'own', problem: 'own' },
  works: { industry: 'slug', service: 'slug', page: 'page' },
};

/** A reader is led there from an entry that the other language lacks, and told so by this parameter. */
const lists = new Set(['/', ...routes.map(({ list }) => list)]);
const [notice, untranslated] = untranslatedNotice.split('=') as [string, string];

const maxSlugLength = 200;

/** How a query bears on a page. */
type PageQuery =
  /** Every reader gets the same: `search` is the one spelling of all queries that mean this page, empty or with its `?`. */
  | { kind: 'shared'; search: string }
  /** It holds something of which there are countless values. */
  | { kind: 'own' }
  /** The page cannot have such a value: a page number that is none, a filter that does not exist. */
  | { kind: 'missing' };

/** Reads a query as the page of a route does, without asking anybody whether what it names exists. */
export function readPageQuery(route: RouteDefinition, query: URLSearchParams): PageQuery {
  const shared = new URLSearchParams();
  let own = false;
  for (const [name, form] of Object.entries(declared[route.name] ?? {})) {
    const value = query.get(name)?.normalize('NFC');
    if (value === undefined) continue;
    if (form === 'own') own = true;
    else if (!fits(value, form)) return { kind: 'missing' };
    else if (form !== 'page' || value !== '1') shared.set(name, value);
  }
  if (own) return { kind: 'own' };
  if (lists.has(route.path) && query.get(notice) === untranslated) shared.set(notice, untranslated);
  return { kind: 'shared', search: shared.size === 0 ? '' : `?${shared}` };
}

/** As much of a query as a route's page reads: what it has not declared, it does not get. */
export function declaredQuery(route: RouteDefinition, query: URLSearchParams): URLSearchParams {
  const forms = declared[route.name] ?? {};
  return new URLSearchParams([...query].filter(([name]) => Object.hasOwn(forms, name)));
}

function fits(value: string, form: Exclude<Form, 'own'>): boolean {
  if (form === 'page') return /^[1-9]\d{0,3}$/.test(value);
  if (form === 'slug') return value !== '' && value.length <= maxSlugLength;
  return form.includes(value);
}

/** The live preview's token, or `null`; anything that could not be one is ignored. */
export function readPreview(query: URLSearchParams): string | null {
  const token = query.get('preview') ?? '';
  return /^[\w.~-]{1,1000}$/.test(token) ? token : null;
}

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
  if (isPlain(pathname)) return pathname;
  return pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part).normalize('NFC')))
    .join('/');
}

/** Whether a request comes from somebody in particular: such a reader's pages are neither kept nor taken from the kept ones. */
export function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && cookie.includes(tokenCookie) && readToken(cookie) !== null;
}
