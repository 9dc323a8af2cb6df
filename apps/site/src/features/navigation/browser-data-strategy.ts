import type { Locale } from '@nasaq/contract';
import { redirect, type DataStrategyFunction } from 'react-router';
import type { RouteDefinition } from '../../routes.ts';
import { readAuth } from '../auth/auth-store.ts';
import { loadDocument } from '../errors/load-document.ts';
import { reloadOnce } from '../errors/reload-guard.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { insist, never } from '../online/insist.ts';
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

/**
 * Brings a navigation everything it needs before it commits: guard, chunk, page payload, and the language if it changes.
 * Without a connection it waits for one on the page that stands; what fails otherwise is left to a full load.
 */
export function browserDataStrategy(rootData: RootDataSource): DataStrategyFunction {
  return async ({ matches, request }) => {
    const url = new URL(request.url);
    const leaf = matches.at(-1)!;
    const route = findRoute(leaf.route.id);
    const { locale } = splitLocale(url.pathname);
    const payload = await insist(
      () => bring(route, url, leaf.params, rootData),
      (failure) => giveUp(failure, url),
      request.signal,
      () => void import('../online/offer-visit.ts').then(({ offerVisit }) => offerVisit(url)).catch(console.error),
    );
    const result = payload.kind === 'redirect' ? redirect(payload.to, payload.status) : payload;
    const root = await rootData.load(locale);
    return { [rootRouteId]: { type: 'data', result: root }, [leaf.route.id]: { type: 'data', result } };
  };
}

async function bring(
  route: RouteDefinition,
  url: URL,
  params: Record<string, string | undefined>,
  rootData: RootDataSource,
): Promise<Payload> {
  const { locale, path } = splitLocale(url.pathname);
  // Only pages that depend on who reads load what finds that out.
  const guard = isGuarded(route) ? await import('../auth/guarded-visit.ts') : null;
  const session: Session = guard ? await guard.currentSession() : readAuth();
  const stopped = await checkRoute(route, { locale, path, params }, session);
  const [payload] = await Promise.all([
    loadPage(route, locale, stopped ?? loadPayload(url)),
    rootData.load(locale),
    isLoggedIn(session) && loadSignedIn(locale),
  ]);
  if (payload.kind === 'redirect') await guard?.rememberAsked(url, payload.to);
  return payload;
}

async function loadSignedIn(locale: Locale): Promise<void> {
  const module = await import('../auth/load-signed-in.ts');
  await module.loadSignedIn(locale);
}

async function loadPage(route: RouteDefinition, locale: Locale, loading: Payload | Promise<Payload>): Promise<Payload> {
  const [payload] = await Promise.all([loading, loadRoute(route, locale).catch(failed('chunk'))]);
  await loadPageModule(viewFolder(route, payload)).catch(failed('chunk'));
  return payload;
}

async function loadPayload(url: URL): Promise<Payload> {
  try {
    return await payloads.load(url.pathname, url.search);
  } catch (error) {
    console.warn(`The page payload of ${url.pathname} could not be loaded.`, error);
    return failed('payload')(error);
  }
}

/** What could not be had decides what is done about it. */
class Failure extends Error {
  readonly of: 'payload' | 'chunk';

  constructor(of: 'payload' | 'chunk', cause: unknown) {
    super(of, { cause });
    this.of = of;
  }
}

function failed(of: Failure['of']): (error: unknown) => never {
  return (error) => {
    throw new Failure(of, error);
  };
}

/**
 * The whole document is loaded where the page cannot be shown here: it says more about what is wrong. A chunk or catalogue
 * that cannot be loaded, after a deployment for example, is asked for so once.
 */
function giveUp(failure: unknown, url: URL): Promise<Payload> | Payload {
  const of = failure instanceof Failure ? failure.of : null;
  if (of !== 'payload') console.error(failure instanceof Failure ? failure.cause : failure);
  if (of === 'chunk') return reloadOnce(url) ? never : { kind: 'error', status: 500 };
  loadDocument(url);
  return never;
}
