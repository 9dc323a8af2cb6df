import { splitLocale } from '../locale/split-locale.ts';
import { routes, type RouteDefinition } from '../routes.ts';

export interface RouteMatch {
  route: RouteDefinition;
  /** Decoded. */
  params: Record<string, string>;
}

/** Compiled once for all. */
const patterns = routes.map((route) => ({ route, pattern: compile(route.path) }));

/**
 * The route at an address, on the server and in the browser: the first of the table that fits, in the case in which it
 * is written, with or without the locale prefix and a slash at its end. The last of the table fits everything.
 */
export function matchRoute(pathname: string): RouteMatch {
  const { path } = splitLocale(decode(pathname));
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, params: params(match) };
  }
  throw new Error(`No route fits ${pathname}.`);
}

/** Every route but the last, `/*`, has literal segments and `:parameters` alone. */
function compile(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*$/, '.*')}/?$`);
}

/** A slash that is part of a segment stays encoded while segments are told apart; what cannot be decoded is no route's. */
function decode(pathname: string): string {
  if (!pathname.includes('%')) return pathname;
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

function params({ groups = {} }: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value!.replaceAll('%2F', '/')]));
}
