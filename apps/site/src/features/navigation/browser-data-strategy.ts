import type { Locale } from '@nasaq/contract';
import { redirect, type DataStrategyFunction } from 'react-router';
import type { RouteDefinition } from '../../routes.ts';
import { reloadOnce } from '../errors/reload-guard.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { checkRoute } from './check-route.ts';
import { findRoute } from './find-route.ts';
import { loadRoute } from './load-route.ts';
import type { Payload } from './payload.ts';
import { payloads } from './payloads.ts';
import { rootRouteId } from './root-data.ts';
import type { RootDataSource } from './root-data-source.ts';

/** Brings a navigation everything it needs before it commits: guard, chunk, page payload, and the language if it changes. */
export function browserDataStrategy(rootData: RootDataSource): DataStrategyFunction {
  return async ({ matches, request }) => {
    const url = new URL(request.url);
    const { locale, path } = splitLocale(url.pathname);
    const leaf = matches.at(-1)!;
    const route = findRoute(leaf.route.id);

    const stopped = await checkRoute(route, { locale, path, params: leaf.params });
    const page = stopped ? Promise.resolve(stopped) : loadPage(route, locale, url, request.signal);
    const [root, payload] = await Promise.all([rootData.load(locale), page]);

    const result = payload.kind === 'redirect' ? redirect(payload.to, payload.status) : payload;
    return { [rootRouteId]: { type: 'data', result: root }, [leaf.route.id]: { type: 'data', result } };
  };
}

async function loadPage(route: RouteDefinition, locale: Locale, url: URL, signal: AbortSignal): Promise<Payload> {
  const chunks = loadRoute(route, locale).catch((error: unknown) => leave(url, error));
  const payload = payloads.load(url.pathname, url.search).catch((error: unknown) => {
    if (signal.aborted) return { kind: 'error', status: 0 } as const;
    console.warn(`The page payload of ${url.pathname} could not be loaded.`, error);
    window.location.assign(url);
    return never;
  });
  await chunks;
  return payload;
}

/** A chunk or catalogue that cannot be loaded, after a deployment for example, is asked for once more by a full load of the page. */
function leave(url: URL, error: unknown): Promise<never> {
  console.error(error);
  if (reloadOnce(url)) return never;
  throw error;
}

/** The browser is on its way to another document. */
const never = new Promise<never>(() => {});
