import { routes, type RouteDefinition } from '../../routes.ts';
import { splitLocale } from '../locale/split-locale.ts';

export interface RouteMatch {
  route: RouteDefinition;
  /** Decoded. */
  params: Record<string, string>;
}

/** Once for all: the router's own `matchRoutes` and `matchPath` compile their patterns anew at each call. */
const patterns = routes.map((route) => ({ route, pattern: compile(route.path) }));

/** The route at a proper address: the first of the table that fits, which is also the router's choice. */
export function routeAt(pathname: string): RouteMatch {
  const { path } = splitLocale(decode(pathname));
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { route, params: params(match) };
  }
  throw new Error(`No route fits ${pathname}.`);
}

/** Every route but the last, `/*`, has literal segments and `:parameters` alone. */
function compile(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*$/, '.*')}$`);
}

/** A slash that is part of a segment stays encoded while segments are told apart. */
function decode(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
    .join('/');
}

function params({ groups = {} }: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value!.replaceAll('%2F', '/')]));
}
