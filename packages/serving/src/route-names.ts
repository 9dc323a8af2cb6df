import { apiBasePath, contentTypes, submissionKinds } from '@nasaq/contract';
import type { IncomingMessage } from 'node:http';

/** First segments of calls; what is none of them is nobody's. */
const groups: ReadonlySet<string> = new Set([
  ...contentTypes,
  ...submissionKinds,
  'account',
  'auth',
  'categories',
  'changes',
  'chat',
  'global-site-data',
  'home',
  'openapi.json',
  'redirects',
  'search',
  'sitemap',
  'status',
  'tags',
  'uploads',
]);

/** The pattern of a call below `/api/v1/`, as far as both hosts know it: its group, and whether something follows. */
export function apiRoute(pathname: string): string {
  const [group = '', ...more] = pathname.slice(apiBasePath.length).split('/');
  if (!groups.has(group)) return `${apiBasePath}*`;
  const rest = more.at(-1) === 'events' ? '/*/events' : more.length > 0 ? '/*' : '';
  return apiBasePath + group + rest;
}

/** Addresses whose patterns are remembered. */
const most = 2_000;

/**
 * Names the pattern of a request's address, and remembers it.
 * @param name of a path without its query: one of a bounded number, whatever is asked for
 */
export function routeNames(name: (pathname: string) => string): (request: IncomingMessage) => string {
  const known = new Map<string, string>();
  return ({ url = '/' }) => {
    const query = url.indexOf('?');
    const pathname = query === -1 ? url : url.slice(0, query);
    const before = known.get(pathname);
    if (before) return before;
    const named = name(pathname);
    if (known.size >= most) known.clear();
    known.set(pathname, named);
    return named;
  };
}
