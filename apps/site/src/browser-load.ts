import type { Locale } from '@nasaq/contract';
import { loadDocument, reloadOnce } from './errors/reload.ts';
import { splitLocale } from './locale/split-locale.ts';
import { hrefOf } from './router/history.ts';
import type { RouteMatch } from './router/match.ts';
import { checkRoute, isGuarded, isLoggedIn, type Session } from './router/middleware.ts';
import { insist, never } from './router/online/insist.ts';
import { loadParts, loadRoute, loadPageModule } from './router/page-modules.ts';
import { payloads } from './router/payload-cache.ts';
import type { Payload } from './router/payload.ts';
import type { RootDataSource } from './router/root-data.ts';
import { viewFolder } from './router/route-files.ts';
import type { Load } from './router/router.ts';
import type { RouteDefinition } from './routes.ts';
import { readAuth } from './session/index.ts';

/**
 * Brings a navigation everything it needs before it commits: guard, chunk, page payload, and the language if it changes.
 * Without a connection it waits for one on the page that stands; what fails otherwise is left to a full load.
 */
export function browserLoad(rootData: RootDataSource): Load {
  return async ({ location, ...match }, signal) => {
    const url = new URL(hrefOf(location), window.location.href);
    const payload = await insist(
      () => bring(match, url, rootData),
      (failure) => giveUp(failure, url),
      signal,
      () => void import('./shell/offer-visit.ts').then(({ offerVisit }) => offerVisit(url)).catch(console.error),
    );
    return { root: await rootData.load(splitLocale(url.pathname).locale), payload };
  };
}

async function bring({ route, params }: RouteMatch, url: URL, rootData: RootDataSource): Promise<Payload> {
  const { locale, path } = splitLocale(url.pathname);
  // Only pages that depend on who reads load what finds that out.
  const guard = isGuarded(route) ? await import('./session/guarded-visit.ts') : null;
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
  const module = await import('./account/signed-in-parts.tsx');
  await module.loadSignedIn(locale);
}

async function loadPage(route: RouteDefinition, locale: Locale, loading: Payload | Promise<Payload>): Promise<Payload> {
  const [payload] = await Promise.all([loading, loadRoute(route, locale).catch(failed('chunk'))]);
  await Promise.all([loadPageModule(viewFolder(route, payload)), loadParts(payload, locale)]).catch(failed('chunk'));
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
