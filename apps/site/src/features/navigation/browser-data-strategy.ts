import type { Locale } from '@nasaq/contract';
import { redirect, type DataStrategyFunction } from 'react-router';
import type { RouteDefinition } from '../../routes.ts';
import { readAuth } from '../auth/auth-store.ts';
import { loadDocument } from '../errors/load-document.ts';
import { reloadOnce } from '../errors/reload-guard.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { checkRoute } from './check-route.ts';
import { findRoute } from './find-route.ts';
import { loadRoute } from './load-route.ts';
import { loadPageModule } from './page-modules.ts';
import type { Payload } from './payload.ts';
import { payloads } from './payloads.ts';
import { rootRouteId } from './root-data.ts';
import { isGuarded } from './is-guarded.ts';
import { isLoggedIn, type Session } from './session.ts';
import type { RootDataSource } from './root-data-source.ts';
import { viewFolder } from './view-folder.ts';

/** Brings a navigation everything it needs before it commits: guard, chunk, page payload, and the language if it changes. */
export function browserDataStrategy(rootData: RootDataSource): DataStrategyFunction {
  return async ({ matches, request }) => {
    const url = new URL(request.url);
    const { locale, path } = splitLocale(url.pathname);
    const leaf = matches.at(-1)!;
    const route = findRoute(leaf.route.id);

    // Only pages that depend on who reads load what finds that out.
    const guard = isGuarded(route)
      ? await import('../auth/guarded-visit.ts').catch((error: unknown) => leave(url, error))
      : null;
    const session: Session = guard ? await guard.currentSession() : readAuth();
    const stopped = await checkRoute(route, { locale, path, params: leaf.params }, session);
    const [root, payload] = await Promise.all([
      rootData.load(locale).catch((error: unknown) => leave(url, error)),
      loadPage(route, locale, stopped ?? loadPayload(url, request.signal)).catch((error: unknown) =>
        recover(url, error),
      ),
      isLoggedIn(session) && loadSignedIn(locale).catch((error: unknown) => leave(url, error)),
    ]);
    if (payload.kind === 'redirect') await guard?.rememberAsked(url, payload.to);

    const result = payload.kind === 'redirect' ? redirect(payload.to, payload.status) : payload;
    return { [rootRouteId]: { type: 'data', result: root }, [leaf.route.id]: { type: 'data', result } };
  };
}

async function loadSignedIn(locale: Locale): Promise<void> {
  const module = await import('../auth/load-signed-in.ts');
  await module.loadSignedIn(locale);
}

async function loadPage(route: RouteDefinition, locale: Locale, loading: Payload | Promise<Payload>): Promise<Payload> {
  const [payload] = await Promise.all([loading, loadRoute(route, locale)]);
  await loadPageModule(viewFolder(route, payload));
  return payload;
}

/** Where the payload cannot be had, the whole document is loaded: it says more about what is wrong. */
function loadPayload(url: URL, signal: AbortSignal): Promise<Payload> {
  return payloads.load(url.pathname, url.search).catch((error: unknown) => {
    if (!signal.aborted) {
      console.warn(`The page payload of ${url.pathname} could not be loaded.`, error);
      loadDocument(url);
    }
    return never;
  });
}

/** A chunk or catalogue that cannot be loaded, after a deployment for example, is asked for once more by a full load of the page. */
function recover(url: URL, error: unknown): Promise<Payload> | Payload {
  console.error(error);
  return reloadOnce(url) ? never : { kind: 'error', status: 500 };
}

/** The other language cannot be shown here: its document can. */
function leave(url: URL, error: unknown): Promise<never> {
  console.error(error);
  loadDocument(url);
  return never;
}

/** Another document, or another navigation, takes over. */
const never = new Promise<never>(() => {});
