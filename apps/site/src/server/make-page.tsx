import { currentRequest, log, newRequestId } from '@nasaq/logging';
import { type GlobalSiteData, type Locale, localTime } from '@nasaq/contract';
import { renderToString } from 'react-dom/server';
import { loadSignedIn } from '../account/index.ts';
import { ApiError } from '../api/api-error.ts';
import { type Api, createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { App } from '../app.tsx';
import { loadWords } from '../locale/load-catalogue.ts';
import { splitLocale } from '../locale/split-locale.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { RouterProvider } from '../router/context.tsx';
import { type Assets, AssetsContext, HydrationContext } from '../router/hydration.tsx';
import { matchRoute, type RouteMatch } from '../router/match.ts';
import { checkRoute, type Session, signedOut } from '../router/middleware.ts';
import { loadParts, loadRoute } from '../router/page-modules.ts';
import type { PageContext } from '../router/page-context.ts';
import {
  type ErrorPayload,
  PageInterrupt,
  type Payload,
  type PostedForm,
  type RedirectPayload,
} from '../router/payload.ts';
import type { RootData } from '../router/root-data.ts';
import { partsOf, viewFolder } from '../router/route-files.ts';
import type { Loaded, Router, ShownPage } from '../router/router.ts';
import type { RouteDefinition } from '../routes.ts';
import type { ReaderSession } from '../session/index.server.ts';
import { declaredQuery, readPreview } from './address/page-address.ts';
import { type CachedRedirects, noSources, notingSources, type Sources } from './page-cache/cached-site-data.ts';
import { offPayload } from './off-pages.ts';
import {
  framesPolicy,
  inBrand,
  pageHeaders,
  payloadHeaders,
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
    ...framesPolicy(loaded, server.headers),
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
  const { pageTexts: _, ...told } = shown;
  const root = {
    ...rootData(locale, told, env.SITE_URL),
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

const notFound: Payload = { kind: 'error', status: 404 };

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

/** As much of a reader's session as decides which pages they get. */
interface Reader {
  session: Session;
  /** Somebody is signed in, and who it is cannot be asked. */
  away: boolean;
}

/** What a page is loaded with. */
interface LoadContext {
  api: Api;
  locale: Locale;
  /** With locale prefix, as it was asked for. */
  pathname: string;
  /** Without locale prefix. */
  path: string;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  siteUrl: string;
  siteData: Promise<GlobalSiteData>;
  preview: string | null;
  reader: Reader;
  /** Aborted when the reader has left; what fails then is nobody's failure. `null` where the answer is for many. */
  signal: AbortSignal | null;
}

/** The outcome of one address: guard, validation, loader, and what an error or a moved page leads to. */
async function loadPayload(route: RouteDefinition, context: LoadContext, redirects: CachedRedirects): Promise<Payload> {
  // Of an address that no route knows, the admin host is asked only where a page of the owner's stands there.
  const isNone = route.name === 'unknown' && !context.preview && !(await redirects.isPage(context.pathname));
  const payload = isNone ? notFound : await outcome(route, context);
  if (payload.kind !== 'error' || payload.status !== 404) return payload;
  return (await redirects.find(context.pathname)) ?? payload;
}

async function outcome(route: RouteDefinition, context: LoadContext): Promise<Payload> {
  // Neither to be shown nor to be sent to the login: their session may still hold.
  if (route.auth && context.reader.away) return { kind: 'error', status: 503 };
  return (await checkRoute(route, context, context.reader.session)) ?? (await runLoader(route, context));
}

async function runLoader(
  route: RouteDefinition,
  { params, signal, reader: { session }, ...context }: LoadContext,
): Promise<Payload> {
  const loader = await pageLoader(route.page);
  if (loader === null) return { kind: 'page', model: {} };
  try {
    return { kind: 'page', model: await loader({ ...context, route, session, params: normalised(params) }) };
  } catch (error) {
    return outcomeOf(error, signal);
  }
}

/** A slug is the same slug in whichever Unicode form it arrives. */
function normalised(params: LoadContext['params']): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, (value ?? '').normalize('NFC')]));
}

/** What the API does not have or does not accept is a page that does not exist; what it cannot answer is our failure. */
function outcomeOf(error: unknown, signal: AbortSignal | null): ErrorPayload | RedirectPayload {
  if (error instanceof PageInterrupt) return error.payload;
  if (!(error instanceof ApiError)) {
    const id = (currentRequest()?.id ?? newRequestId()).slice(0, 8);
    log.error(`Error ${id}`, { error });
    return { kind: 'error', status: 500, id };
  }
  // 403: a preview token that is forged, expired or another entry's.
  if (error.status === 400 || error.status === 403 || error.status === 404) return { kind: 'error', status: 404 };
  if (!signal?.aborted) log.failure(error);
  return { kind: 'error', status: error.status === 0 || error.status >= 500 || error.status === 429 ? 503 : 500 };
}

type Loader = (context: PageContext) => Promise<unknown>;

const modules = import.meta.glob<{ loader: Loader }>('../pages/*/loader.ts');

const known = new Map<string, Loader>();

/** The loader of a page, which never reaches the browser; `null` where the page needs no data. */
async function pageLoader(page: string): Promise<Loader | null> {
  const load = modules[`../pages/${page}/loader.ts`];
  if (!load) return null;
  const loader = known.get(page) ?? (await load()).loader;
  known.set(page, loader);
  return loader;
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
  { root, payload }: Loaded,
  request: PageRequest,
  server: PageServer,
  shared: boolean,
): Promise<Answer> {
  if (payload.kind === 'redirect') return { status: payload.status, headers: { Location: payload.to }, body: '' };
  if (shared && payload.kind === 'error' && payload.status === 404 && !request.form)
    return server.missing.answer(request);
  const { path, form } = match.route;
  const files = { path, page: viewFolder(match.route, payload), form, parts: partsOf(payload) };
  const assets = inBrand(server.assets(files, root.locale), root.siteData.brand, root.locale);
  const render = () => renderPage({ ...match, root, payload }, request, assets);
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Link: preloadLinks(assets) },
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
