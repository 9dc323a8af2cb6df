import { apiBasePath, wordsFolder } from '@nasaq/contract';
import { apiRoute, routeNames } from '@nasaq/serving';
import type { Hono } from 'hono';
import { splitLocale } from '../locale/split-locale.ts';
import { matchRoute } from '../router/match.ts';

/** What lies below them are files and pictures, as many as there are. */
const folders = ['/assets/', '/media/', '/patterns/', '/share/', wordsFolder];
const payload = '/_payload.json';

/**
 * The pattern of an address, as logs and metrics name it: of a page without its language, of its payload with
 * `_payload.json`.
 */
export function routeOf({ routes }: Hono): ReturnType<typeof routeNames> {
  const fixed = new Set(routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)));
  return routeNames((pathname) => {
    if (pathname.startsWith(apiBasePath)) return apiRoute(pathname);
    const { path } = splitLocale(pathname);
    const folder = folders.find((name) => path.startsWith(name));
    if (folder) return `${folder}*`;
    if (path.endsWith(payload)) return matchRoute(path.slice(0, -payload.length) || '/').route.path + payload;
    const { route } = matchRoute(path);
    return route.path === '/*' && fixed.has(pathname) ? pathname : route.path;
  });
}
