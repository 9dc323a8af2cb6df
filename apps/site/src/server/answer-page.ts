import { localePath, type Locale } from '@nasaq/contract';
import type { Context } from 'hono';
import { createApi } from '../features/api/client.ts';
import { readLocaleCookie, writeLocaleCookie } from '../features/locale/locale-cookie.ts';
import { splitLocale } from '../features/locale/split-locale.ts';
import type { Payload } from '../features/navigation/payload.ts';
import type { RootData } from '../features/navigation/root-data.ts';
import { loadSiteData } from '../features/site-data/load-site-data.ts';
import { viewFolder } from '../features/navigation/view-folder.ts';
import type { AssetsFor } from './read-assets.ts';
import type { Env } from './env.ts';
import { firstVisitRedirect } from './first-visit.ts';
import { loadPayload } from './load-payload.ts';
import { readAddress } from './page-address.ts';
import { readPreview } from './preview.ts';
import { loadPage, renderPage, type LoadedPage } from './render-page.tsx';
import { textResponse } from './text-response.ts';
import { withSiteObjects } from './with-site-objects.ts';

export interface PageServer {
  env: Env;
  assets: AssetsFor;
}

const retryAfterSeconds = 30;

/** Answers the address of a page, or of a page's payload. */
export async function answerPage(c: Context, server: PageServer): Promise<Response> {
  const url = new URL(c.req.url);
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: 'GET, HEAD' });
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    c.header('Allow', 'GET, HEAD');
    return answerRefused(c, server, url.pathname, 405);
  }
  const address = readAddress(url.pathname, url.search);
  if (address.kind === 'refused') return answerRefused(c, server, url.pathname, address.status);
  if (address.kind === 'moved') return c.redirect(address.to, 301);

  if (address.kind === 'page' && address.pathname === '/') {
    c.header('Vary', 'Accept-Language, Cookie', { append: true });
    const home = firstVisitRedirect(address.pathname, c.req.raw.headers, server.env.SITE_URL);
    if (home) return c.redirect(home + url.search, 302);
  }

  const page = await load(c, server, address.pathname, url.search);
  setPageHeaders(c, page);
  return address.kind === 'payload' ? answerPayload(c, page.payload) : answerDocument(c, server, page);
}

function load(c: Context, { env }: PageServer, pathname: string, search: string): Promise<LoadedPage> {
  const { locale, path } = splitLocale(pathname);
  const query = new URLSearchParams(search);
  const preview = readPreview(query);
  const api = createApi({
    locale,
    base: env.ADMIN_URL,
    headers: preview ? { 'x-preview': preview } : {},
    signal: c.req.raw.signal,
  });
  const previewOrigin = preview ? new URL(env.ADMIN_URL).origin : null;
  const root = loadSiteData(api, locale).then((siteData): RootData => ({
    locale,
    siteData,
    siteUrl: env.SITE_URL,
    previewOrigin,
  }));
  const request = new Request(env.SITE_URL + pathname + search, { signal: c.req.raw.signal });
  return loadPage(request, {
    root,
    page: async (route, params) => {
      const payload = await loadPayload(route, {
        api,
        locale,
        pathname,
        path,
        params,
        query,
        siteUrl: env.SITE_URL,
        preview,
        signal: c.req.raw.signal,
      });
      return route.name === 'home' ? withSiteObjects(payload, await root) : payload;
    },
  });
}

function setPageHeaders(c: Context, { payload, root, route }: LoadedPage): void {
  c.header('Cache-Control', root.previewOrigin ? 'private, no-store' : 'no-cache');
  if (root.previewOrigin || route.layout === 'guest') c.header('X-Robots-Tag', 'noindex');
  if (payload.kind === 'error' && payload.status === 503) {
    c.header('Retry-After', String(retryAfterSeconds));
    c.header('Cache-Control', 'no-store');
  }
  c.header('Content-Language', root.locale);
}

/** The address decides the language, and the cookie follows it; a payload leaves it alone, since it may be a mere preload. */
function rememberLocale(c: Context, locale: Locale, env: Env): void {
  if (readLocaleCookie(c.req.header('cookie') ?? '') === locale) return;
  c.header('Set-Cookie', writeLocaleCookie(locale, env.SITE_URL.startsWith('https:')), { append: true });
}

async function answerPayload(c: Context, payload: Payload): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex');
  return textResponse(c, JSON.stringify(payload), 'application/json', payload.kind === 'error' ? payload.status : 200);
}

async function answerDocument(c: Context, server: PageServer, page: LoadedPage): Promise<Response> {
  const { payload, root, route } = page;
  if (payload.kind === 'redirect') return c.redirect(payload.to, payload.status);
  rememberLocale(c, root.locale, server.env);
  const html = await renderPage(
    page,
    server.assets({ path: route.path, page: viewFolder(route, payload) }, root.locale),
  );
  return textResponse(c, html, 'text/html', payload.kind === 'error' ? payload.status : 200);
}

/** A page for what is refused before any route is asked: in the language of the address, without scripts that would match it again. */
export async function answerRefused(
  c: Context,
  server: PageServer,
  pathname: string,
  status: number,
): Promise<Response> {
  const { locale } = splitLocale(pathname);
  const { env, assets } = server;
  const api = createApi({ locale, base: env.ADMIN_URL });
  const page = await loadPage(new Request(env.SITE_URL + localePath(locale, '/404')), {
    root: loadSiteData(api, locale).then((siteData) => ({
      locale,
      siteData,
      siteUrl: env.SITE_URL,
      previewOrigin: null,
    })),
    page: () => Promise.resolve({ kind: 'error', status }),
  });
  c.header('Cache-Control', 'no-store');
  const html = await renderPage(page, { ...assets(null, locale), scripts: [], modulePreloads: [] });
  return textResponse(c, html, 'text/html', status);
}
