import { localTime, type GlobalSiteData, type Locale } from '@nasaq/contract';
import { SemaphoreFull } from '@nasaq/serving';
import { renderToString } from 'react-dom/server';
import { loadSignedIn } from '../account/index.ts';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { App } from '../app.tsx';
import { splitLocale } from '../locale/split-locale.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { RouterProvider } from '../router/context.tsx';
import { type Assets, AssetsContext, HydrationContext } from '../router/hydration.tsx';
import { matchRoute, type RouteMatch } from '../router/match.ts';
import { signedOut } from '../router/middleware.ts';
import { loadRoute } from '../router/page-modules.ts';
import type { Payload, PostedForm } from '../router/payload.ts';
import type { RootData } from '../router/root-data.ts';
import { viewFolder } from '../router/route-files.ts';
import type { Loaded, Router, ShownPage } from '../router/router.ts';
import type { RouteDefinition } from '../routes.ts';
import type { ReaderSession } from '../session/index.server.ts';
import { readAddress } from './address/page-address.ts';
import { declaredQuery, readPreview } from './address/page-parameters.ts';
import { busyPage, busyRetryAfter } from './busy-page.ts';
import { loadPayload } from './load-payload.ts';
import type { Missing } from './missing-pages.ts';
import { noSources, notingSources, type Sources } from './page-cache/sources.ts';
import { pageHeaders, payloadHeaders, preloadLinks, sharedCaching, withSiteObjects } from './page-headers.ts';
import type { PageServer } from './page-server.ts';
import { hydrationWriter } from './write-hydration.ts';

export interface Visit {
  /** With locale prefix. */
  pathname: string;
  search: string;
  /** What was sent to the page and could not be taken. */
  form?: PostedForm;
  /** It is known that there is no such page. */
  missing?: true;
}

/** Who asks for a page. */
export interface Asker {
  /** By which the admin host tells visitors apart. */
  headers: Record<string, string>;
  /** Aborted when the reader has left. */
  signal?: AbortSignal | undefined;
  /** Theirs, where they have one and the page depends on it. */
  session?: ReaderSession | null;
}

/** Asks on behalf of every reader. */
const anybody: Asker = { headers: {} };

const anonymous = { session: signedOut, headers: {}, away: false };

/** What every page is made from; missing where the admin host did not answer for it. */
const siteDataTag = 'site';

/**
 * The page or payload of a proper address: its route is matched, its data are loaded, and it is rendered. For `anybody`
 * it is the same for every reader without preview or session.
 */
export async function makePage(
  kind: 'page' | 'payload',
  visit: Visit,
  server: PageServer,
  asker: Asker = anybody,
): Promise<PageAnswer> {
  const sources = noSources();
  const match = matchRoute(visit.pathname);
  const loaded = await loadPage(match, visit, server, asker, sources);
  const isTheirs = asker.session != null;
  const shared = loaded.root.previewOrigin === null && !isTheirs && !visit.missing;
  const tags = [...sources.tags];
  const answer =
    kind === 'payload' ? payloadAnswer(loaded) : await documentAnswer(match, loaded, visit, server, shared);
  const headers = { ...pageHeaders(match.route, loaded, visit.pathname, isTheirs), ...answer.headers };
  const keep = answer.status === 200 && headers['Cache-Control'] === sharedCaching;
  if (keep) headers['Cache-Tag'] = tags.join(',');
  const complete = answer.status < 500 && sources.tags.has(siteDataTag) && !sources.failed;
  return { ...answer, headers, tags, keep, complete };
}

/** @param sources notes what it is made from */
async function loadPage(
  { route, params }: RouteMatch,
  { pathname, search, form, missing }: Visit,
  { env, siteData, redirects }: PageServer,
  { headers, signal, session }: Asker,
  sources: Sources,
): Promise<Loaded> {
  const { locale, path } = splitLocale(pathname);
  const query = new URLSearchParams(search);
  const preview = readPreview(query);
  const reader = session ?? anonymous;
  const api = createApi({
    locale,
    base: env.ADMIN_URL,
    // Of what everybody may read, nobody is told who reads it.
    headers: { ...headers, ...(preview ? { 'x-preview': preview } : {}), ...(route.auth ? reader.headers : {}) },
    fetch: notingSources(sources),
    ...(signal ? { signal } : {}),
  });
  const rest = { api, locale, pathname, path, params, siteUrl: env.SITE_URL, preview, reader, signal: signal ?? null };
  const [shown, payload] = await Promise.all([
    siteData && !preview ? siteData.load(locale, sources.tags) : loadSiteData(api, locale),
    missing ? notFound : loadPayload(route, { ...rest, query: declaredQuery(route, query) }, redirects),
  ]);
  const previewOrigin = preview ? new URL(env.ADMIN_URL).origin : null;
  const root = { ...rootData(locale, shown, env.SITE_URL), previewOrigin, session: reader.session };
  if (form) return { root, payload: withForm(payload, form, route) };
  return { root, payload: route.name === 'home' ? withSiteObjects(payload, root) : payload };
}

const notFound: Payload = { kind: 'error', status: 404 };

/** What every page knows, of nobody in particular. */
export function rootData(locale: Locale, siteData: GlobalSiteData, siteUrl: string): RootData {
  const today = localTime(siteData.openingHours.timeZone, new Date()).date;
  return { locale, siteData, today, siteUrl, previewOrigin: null, session: signedOut };
}

/** A submission is never lost, also where its page cannot be shown; what an account page is sent can be typed again. */
function withForm(payload: Payload, form: PostedForm, route: RouteDefinition): Payload {
  return payload.kind === 'page' || (payload.kind === 'error' && route.form) ? { ...payload, form } : payload;
}

type Answer = Pick<PageAnswer, 'status' | 'headers' | 'body'>;

function payloadAnswer({ payload }: Loaded): Answer {
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: payloadHeaders,
    body: JSON.stringify(payload),
  };
}

async function documentAnswer(
  match: RouteMatch,
  { root, payload }: Loaded,
  visit: Visit,
  server: PageServer,
  shared: boolean,
): Promise<Answer> {
  if (payload.kind === 'redirect') return { status: payload.status, headers: { Location: payload.to }, body: '' };
  if (shared && payload.kind === 'error' && payload.status === 404 && !visit.form) return server.missing.answer(visit);
  const { path, form } = match.route;
  const assets = server.assets({ path, page: viewFolder(match.route, payload), form }, root.locale);
  const render = () => renderPage({ ...match, root, payload }, visit, assets);
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Link: preloadLinks(assets) },
    // A form that comes back to its sender waits for no reader.
    body: await (visit.form ? render() : server.work.render(render)),
  };
}

/** The whole document as HTML. */
export async function renderPage(
  page: Pick<ShownPage, 'route' | 'params' | 'root' | 'payload'>,
  { pathname, search }: Pick<Visit, 'pathname' | 'search'>,
  assets: Assets,
): Promise<string> {
  const { route, root, payload } = page;
  await Promise.all([
    loadRoute(route, root.locale, viewFolder(route, payload)),
    root.session.user && loadSignedIn(root.locale),
  ]);
  const location = { key: '', pathname, search, hash: '' };
  const hydration = hydrationWriter({ assets, root, payload });
  const markup = renderToString(
    <AssetsContext value={assets}>
      <HydrationContext value={hydration}>
        <RouterProvider router={stillRouter({ ...page, location, keepScroll: true })}>
          <App />
        </RouterProvider>
      </HydrationContext>
    </AssetsContext>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** Nobody navigates while a page is rendered here. */
function stillRouter(first: ShownPage): Router {
  const nowhere = () => Promise.reject(new Error('There is no navigation on the server.'));
  return {
    first,
    state: { shown: first, loading: null },
    navigate: nowhere,
    revalidate: nowhere,
    subscribe: () => () => {},
  };
}

/** The 404 page of an address that is known to be of nothing. */
export function makeMissing(missing: Missing, server: PageServer): Promise<PageAnswer> {
  return makePage('page', { ...missing, missing: true }, server);
}

/** The same for a request target, with every header that it is sent with: what the page cache keeps. */
export async function makeTarget(target: string, server: PageServer): Promise<PageAnswer> {
  const { pathname, search } = new URL(target, 'http://site');
  const address = readAddress(pathname, search);
  if (address.kind !== 'page' && address.kind !== 'payload') throw new Error(`${target} is not the address of a page.`);
  const { kind, pathname: proper } = address;
  const answer = await server.work
    .make(() => makePage(kind, { pathname: proper, search }, server))
    .catch((error: unknown) => {
      if (!(error instanceof SemaphoreFull)) throw error;
      const { styles } = server.assets(null, splitLocale(proper).locale);
      return busyPage({ kind, pathname: proper, status: 503, retryAfter: busyRetryAfter, styles });
    });
  return { ...answer, headers: { ...server.headers, ...answer.headers } };
}
