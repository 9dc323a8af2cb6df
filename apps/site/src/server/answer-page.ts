import { localePath, paths, type Locale } from '@nasaq/contract';
import { SemaphoreFull } from '@nasaq/serving';
import type { Context } from 'hono';
import { createApi } from '../api/client.ts';
import { loadSiteData } from '../api/site-data.ts';
import { answerForm } from '../forms/index.server.ts';
import { loadCatalogue } from '../locale/load-catalogue.ts';
import { rememberLocale } from '../locale/remember-locale.server.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { visitorHeaders } from '../platform/admin-host/headers.ts';
import { ownResponse, representationResponse, textResponse } from '../platform/responses.ts';
import { matchRoute } from '../router/match.ts';
import { isGuarded } from '../router/middleware.ts';
import type { Payload } from '../router/payload.ts';
import type { RouteDefinition } from '../routes.ts';
import { type PageHost, readSession, rememberPath } from '../session/index.server.ts';
import { firstVisitRedirect } from './address/first-visit.ts';
import { hasSession, readAddress, readPreview, sharingOf } from './address/page-address.ts';
import { busyPage, busyRetryAfter, type BusyStatus } from './busy-page.ts';
import { makePage, renderPage, rootData, type PageRequest } from './make-page.tsx';
import { countCached } from './observe-site.ts';
import { noSources, notingSources } from './page-cache/cached-site-data.ts';
import { inBrand, payloadHeaders, sharedCaching, withoutScripts } from './page-headers.ts';
import type { PageServer } from './page-server.ts';
import type { Rendered } from './missing-pages.ts';

/** Answers the address of a page, or of a page's payload. */
export async function answerPage(c: Context, server: PageServer): Promise<Response> {
  const url = new URL(c.req.url);
  const { method } = c.req;
  const address = readAddress(url.pathname, url.search);
  const route = address.kind === 'page' || address.kind === 'payload' ? matchRoute(address.pathname).route : undefined;
  const form = address.kind === 'page' ? route?.form : undefined;
  const allowed = form ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: allowed });
  if (!allowed.split(', ').includes(method)) {
    c.header('Allow', allowed);
    return answerRefused(c, server, url.pathname, 405);
  }
  if (address.kind === 'refused') return answerRefused(c, server, url.pathname, address.status);
  if (address.kind === 'moved') return c.redirect(address.to, 301);
  const request = { pathname: address.pathname, search: url.search };
  if (method === 'POST') return answerForm(c, pageHost(server), request);

  if (address.kind === 'page' && address.pathname === '/') {
    const home = firstVisitRedirect(address.pathname + url.search, c.req.raw.headers, server.env.SITE_URL);
    if (home) {
      c.header('Vary', 'Accept-Language, Cookie');
      return c.redirect(home + url.search, 302);
    }
  }

  if (address.kind === 'page') rememberLocale(c, address.pathname, server.env);
  const anonymous = !hasSession(c.req.header('cookie')) || (address.kind === 'payload' && !isGuarded(route!));
  if (anonymous && route && (await isNoPage(route, request, server)))
    return answerUnknown(c, server, address.kind, request);
  const sharing = sharingOf(address.kind, route!, address.pathname, url.search);
  if (anonymous && sharing.kind === 'missing') return answerMissing(c, server, address.kind, request);
  if (server.cache && sharing.kind === 'shared' && anonymous) {
    const wait = server.cache.isAtHand(sharing.key) ? 0 : server.work.admit(c);
    if (wait > 0) return answerBusy(c, server, address, 429, wait);
    const { outcome, page } = await server.cache.answer(sharing.key);
    // What does not exist is told by the address that was asked for, not by the one that it is kept under.
    if (page.status === 404 && address.kind === 'page') return answerMissing(c, server, 'page', request);
    countCached(outcome);
    c.header('Server-Timing', `cache;desc="${outcome}"`);
    return representationResponse(c, page.content, page.status);
  }
  const wait = server.work.admit(c);
  if (wait > 0) return answerBusy(c, server, address, 429, wait);
  try {
    return await server.work.make(() =>
      answerOwn(c, server, { kind: address.kind, request, route: route!, anonymous }),
    );
  } catch (error) {
    if (!(error instanceof SemaphoreFull)) throw error;
    return answerBusy(c, server, address, 503, busyRetryAfter);
  }
}

interface Own {
  kind: 'page' | 'payload';
  request: PageRequest;
  route: RouteDefinition;
  anonymous: boolean;
}

/** A page for the one who asks. */
async function answerOwn(c: Context, server: PageServer, { kind, request, route, anonymous }: Own): Promise<Response> {
  const session = anonymous ? null : await readSession(c, server.env, splitLocale(request.pathname).locale);
  const asker = { headers: visitorHeaders(c), signal: c.req.raw.signal, session };
  const page = await makePage(kind, request, server, asker);
  for (const value of session?.cookies ?? []) c.header('Set-Cookie', value, { append: true });
  // A payload may be a mere preload: nobody has asked for that page yet.
  if (kind === 'page' && route.auth && leadsToLogin(page.headers.Location))
    c.header('Set-Cookie', rememberPath(request.pathname + request.search, server.env), { append: true });
  return ownResponse(c, page);
}

function leadsToLogin(location: string | undefined): boolean {
  return location !== undefined && splitLocale(location).path === paths.login;
}

function answerBusy(
  c: Context,
  { assets }: PageServer,
  { kind, pathname }: { kind: 'page' | 'payload'; pathname: string },
  status: BusyStatus,
  retryAfter: number,
): Response {
  const files = withoutScripts(assets(null, splitLocale(pathname).locale));
  return ownResponse(c, busyPage({ kind, pathname, status, retryAfter, assets: files }));
}

/** Whether nothing stands at an address: no page of ours, and none of the owner's. A preview is for the admin host to judge. */
async function isNoPage(route: RouteDefinition, request: PageRequest, { redirects }: PageServer): Promise<boolean> {
  if (route.name === 'not-found') return true;
  if (route.name !== 'unknown' || readPreview(new URLSearchParams(request.search))) return false;
  return !(await redirects.isPage(request.pathname));
}

/** An address that is no page's: it may have been one's. */
async function answerUnknown(
  c: Context,
  server: PageServer,
  kind: 'page' | 'payload',
  request: PageRequest,
): Promise<Response> {
  const moved = await server.redirects.find(request.pathname);
  if (!moved) return answerMissing(c, server, kind, request);
  c.header('Cache-Control', sharedCaching);
  return kind === 'payload' ? c.json(moved, 200, payloadHeaders) : c.redirect(moved.to, moved.status);
}

async function answerMissing(
  c: Context,
  server: PageServer,
  kind: 'page' | 'payload',
  request: PageRequest,
): Promise<Response> {
  if (kind === 'payload') {
    c.header('Cache-Control', sharedCaching);
    return c.json({ kind: 'error', status: 404 } satisfies Payload, 404, payloadHeaders);
  }
  return ownResponse(c, await server.missing.answer(request));
}

/** What the server sides of capabilities ask of this one. */
export function pageHost(server: PageServer): PageHost {
  return {
    env: server.env,
    show: (c, request, session) =>
      makePage('page', request, server, { headers: visitorHeaders(c), signal: c.req.raw.signal, session }),
    refuse: (c, pathname, status) => answerRefused(c, server, pathname, status),
  };
}

/**
 * A page for what is refused before any route is asked, and for what fails: in the language of the address and in what is
 * known of the brand, without scripts that would match it again.
 */
export async function answerRefused(
  c: Context,
  server: PageServer,
  pathname: string,
  status: number,
): Promise<Response> {
  const { locale } = splitLocale(pathname);
  c.header('Cache-Control', 'no-store');
  const html = await server.refused.get(`${locale} ${status}`, () => renderRefused(server, locale, status));
  return textResponse(c, html, 'text/html', status);
}

async function renderRefused(
  { env, assets, siteData, words }: PageServer,
  locale: Locale,
  status: number,
): Promise<Rendered<string>> {
  const sources = noSources();
  const api = createApi({ locale, base: env.ADMIN_URL, fetch: notingSources(sources) });
  await loadCatalogue(locale, ['refused']);
  const pathname = localePath(locale, '/404');
  // While the admin host is away, as it was last known.
  const data = siteData
    ? await siteData.load(locale, sources)
    : (await words.bring(await loadSiteData(api, locale))).data;
  const root = rootData(locale, data, env.SITE_URL);
  const page = { ...matchRoute(pathname), root, payload: { kind: 'error', status } } as const;
  const files = withoutScripts(inBrand(assets(null, locale), data.brand, locale));
  const html = await renderPage(page, { pathname, search: '' }, files);
  return { value: html, complete: !sources.failed };
}
