import type { GlobalSiteData, Locale } from '@nasaq/contract';
import { currentRequest, log, newRequestId } from '@nasaq/logging';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { checkRoute, type Session } from '../router/middleware.ts';
import type { PageContext } from '../router/page-context.ts';
import { type ErrorPayload, PageInterrupt, type Payload, type RedirectPayload } from '../router/payload.ts';
import type { RouteDefinition } from '../routes.ts';
import type { CachedRedirects } from './page-cache/cached-site-data.ts';

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
export async function loadPayload(
  route: RouteDefinition,
  context: LoadContext,
  redirects: CachedRedirects,
): Promise<Payload> {
  // Of an address that no route knows, the admin host is asked only where a page of the owner's stands there.
  const isNone = route.name === 'unknown' && !context.preview && !(await redirects.isPage(context.pathname));
  const payload = isNone ? notFound : await outcome(route, context);
  if (payload.kind !== 'error' || payload.status !== 404) return payload;
  return (await redirects.find(context.pathname)) ?? payload;
}

export const notFound: Payload = { kind: 'error', status: 404 };

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
