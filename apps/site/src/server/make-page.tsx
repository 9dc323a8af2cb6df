import { type GlobalSiteData, type Locale, localTime } from '@nasaq/contract';
import { renderToString } from 'react-dom/server';
import { loadSignedIn } from '../account/index.ts';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { App } from '../app.tsx';
import { loadWords } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { RouterProvider } from '../router/context.tsx';
import { type Assets, AssetsContext, HydrationContext } from '../router/hydration.tsx';
import { matchRoute, type RouteMatch } from '../router/match.ts';
import { signedOut } from '../router/middleware.ts';
import { loadParts, loadRoute } from '../router/page-modules.ts';
import type { Payload, PostedForm } from '../router/payload.ts';
import type { RootData } from '../router/root-data.ts';
import { partsOf, viewFolder } from '../router/route-files.ts';
import type { Loaded, Router, ShownPage } from '../router/router.ts';
import type { RouteDefinition } from '../routes.ts';
import type { ReaderSession } from '../session/index.server.ts';
import { declaredQuery, readPreview } from './address/page-address.ts';
import { noSources, notingSources, type Sources } from './page-cache/cached-site-data.ts';
import { loadPayload, notFound } from './load-payload.ts';
import { offPayload } from './off-pages.ts';
import {
  inBrand,
  pageHeaders,
  payloadHeaders,
  pagePolicy,
  preloadLinks,
  sharedCaching,
  withPageTexts,
  withSiteObjects,
} from './page-headers.ts';
import type { PageServer } from './page-server.ts';
import { hydrationWriter } from './write-hydration.ts';

/** What is asked for: the page of a proper address. */
export interface PageRequest {
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
  request: PageRequest,
  server: PageServer,
  asker: Asker = anybody,
): Promise<PageAnswer> {
  const sources = noSources();
  const match = matchRoute(request.pathname);
  const loaded = await loadPage(match, request, server, asker, sources);
  const isTheirs = asker.session != null;
  const shared = loaded.root.previewOrigin === null && !isTheirs && !request.missing;
  const tags = [...sources.tags];
  const answer =
    kind === 'payload' ? renderPayload(loaded) : await renderDocument(match, loaded, request, server, shared);
  const headers = {
    ...pageHeaders(match.route, loaded, request.pathname, isTheirs),
    ...answer.headers,
  };
  const keep = answer.status === 200 && headers['Cache-Control'] === sharedCaching;
  if (keep) headers['Cache-Tag'] = tags.join(',');
  const complete = answer.status < 500 && sources.tags.has(siteDataTag) && !sources.failed;
  return { ...answer, headers, tags, keep, complete };
}

/**
 * What every page shows and what this one does, asked for side by side.
 * @param sources notes what it is made from
 */
async function loadPage(
  { route, params }: RouteMatch,
  { pathname, search, form, missing }: PageRequest,
  { env, siteData, answers, redirects, words }: PageServer,
  { headers, signal, session }: Asker,
  sources: Sources,
): Promise<Loaded> {
  const { locale, path } = splitLocale(pathname);
  const query = new URLSearchParams(search);
  const preview = readPreview(query);
  const reader = session ?? anonymous;
  const options = {
    locale,
    base: env.ADMIN_URL,
    // Of what everybody may read, nobody is told who reads it.
    headers: { ...headers, ...(preview ? { 'x-preview': preview } : {}), ...(route.auth ? reader.headers : {}) },
    ...(signal ? { signal } : {}),
  };
  const isAnybodys = !preview && !route.auth && !route.personal;
  const api =
    answers && isAnybodys ? answers.api(options, sources) : createApi({ ...options, fetch: notingSources(sources) });
  const rest = { api, locale, pathname, path, params, siteUrl: env.SITE_URL, preview, reader, signal: signal ?? null };
  const site =
    siteData && !preview
      ? siteData.load(locale, sources)
      : loadSiteData(api, locale).then(async (data) => (await words.bring(data, shownWords(preview))).data);
  const [shown, loaded] = await Promise.all([
    site,
    missing ? notFound : loadPayload(route, { ...rest, siteData: site, query: declaredQuery(route, query) }, redirects),
  ]);
  // Before what was loaded: its API is off, too, but a page may need none.
  const closed = missing ? null : offPayload(route, shown);
  const payload = closed
    ? ((await redirects.find(pathname)) ?? closed)
    : withPageTexts(loaded, { route, query, shown });
  const previewOrigin = preview ? new URL(env.ADMIN_URL).origin : null;
  const root = {
    ...rootData(locale, forBrowsers(shown), env.SITE_URL),
    previewOrigin,
    ...(shownWords(preview) && { marksTexts: true as const }),
    session: reader.session,
  };
  if (form) return { root, payload: withForm(payload, form, route) };
  return { root, payload: route.name === 'home' ? withSiteObjects(payload, root) : payload };
}

/** The admin host has signed it, and refuses what is not; who invents one sees what everybody does. */
function shownWords(preview: string | null): string | undefined {
  return preview?.startsWith('words.') ? preview : undefined;
}

const told = new WeakMap<GlobalSiteData, GlobalSiteData>();

/** Without what is for the server alone; one object for all pages, whose JSON is written once (`write-hydration.ts`). */
function forBrowsers(siteData: GlobalSiteData): GlobalSiteData {
  if (!siteData.pageTexts) return siteData;
  const { pageTexts: _, ...rest } = siteData;
  const known = told.get(siteData) ?? rest;
  told.set(siteData, known);
  return known;
}

/** What every page knows, of nobody in particular. */
export function rootData(locale: Locale, siteData: GlobalSiteData, siteUrl: string): RootData {
  const today = dateIn(siteData.openingHours.timeZone);
  return { locale, siteData, today, siteUrl, previewOrigin: null, session: signedOut };
}

let shownDate = { timeZone: '', minute: 0, date: '' };

/** The date in a time zone; it changes at a full minute. */
function dateIn(timeZone: string): string {
  const now = Date.now();
  const minute = Math.floor(now / 60_000);
  if (shownDate.timeZone !== timeZone || shownDate.minute !== minute)
    shownDate = { timeZone, minute, date: localTime(timeZone, new Date(now)).date };
  return shownDate.date;
}

/** A submission is never lost, also where its page cannot be shown; what an account page is sent can be typed again. */
function withForm(payload: Payload, form: PostedForm, route: RouteDefinition): Payload {
  return payload.kind === 'page' || (payload.kind === 'error' && route.form) ? { ...payload, form } : payload;
}

type Answer = Pick<PageAnswer, 'status' | 'headers' | 'body'>;

function renderPayload({ payload }: Loaded): Answer {
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: payloadHeaders,
    body: JSON.stringify(payload),
  };
}

async function renderDocument(
  match: RouteMatch,
  loaded: Loaded,
  request: PageRequest,
  server: PageServer,
  shared: boolean,
): Promise<Answer> {
  const { root, payload } = loaded;
  if (payload.kind === 'redirect') return { status: payload.status, headers: { Location: payload.to }, body: '' };
  if (shared && payload.kind === 'error' && payload.status === 404 && !request.form)
    return server.missing.answer(request);
  const { path, form } = match.route;
  const files = { path, page: viewFolder(match.route, payload), form, parts: partsOf(payload) };
  const assets = inBrand(server.assets(files, root.locale, shared), root.siteData.brand, root.locale);
  const render = () => renderPage({ ...match, root, payload }, request, assets);
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      Link: preloadLinks(assets),
      ...pagePolicy(loaded, assets, server.headers),
    },
    // A form that comes back to its sender waits for no reader.
    body: await (request.form ? render() : server.work.render(render)),
  };
}

/** The whole document as HTML. */
export async function renderPage(
  page: Pick<ShownPage, 'route' | 'params' | 'root' | 'payload'>,
  { pathname, search }: Pick<PageRequest, 'pathname' | 'search'>,
  assets: Assets,
): Promise<string> {
  const { route, root, payload } = page;
  await Promise.all([
    loadRoute(route, root.locale, viewFolder(route, payload)),
    loadParts(payload, root.locale),
    loadWords(root.locale, root.siteData.words, Object.keys(root.siteData.words ?? {})),
    root.session.user && loadSignedIn(root.locale),
  ]);
  const location = { key: '', pathname, search, hash: '' };
  const hydration = hydrationWriter({ assets, root, payload });
  const markup = renderToString(
    <AssetsContext value={assets}>
      <HydrationContext value={hydration}>
        <RouterProvider router={stillRouter({ ...page, location, keepScroll: true, inOnePiece: true })}>
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
