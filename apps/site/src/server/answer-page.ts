import { localePath } from '@nasaq/contract';
import type { Context } from 'hono';
import { createApi } from '../features/api/client.ts';
import { splitLocale } from '../features/locale/split-locale.ts';
import type { Payload } from '../features/navigation/payload.ts';
import { loadSiteData } from '../features/site-data/load-site-data.ts';
import { answerDocument, setPageHeaders, type PageServer } from './answer-document.ts';
import { firstVisitRedirect } from './first-visit.ts';
import { answerForm } from './forms/answer-form.ts';
import { loadVisit } from './load-visit.ts';
import { readAddress } from './page-address.ts';
import { loadPage, pageAt, renderPage } from './render-page.tsx';
import { textResponse } from './text-response.ts';

/** Answers the address of a page, or of a page's payload. */
export async function answerPage(c: Context, server: PageServer): Promise<Response> {
  const url = new URL(c.req.url);
  const { method } = c.req;
  const address = readAddress(url.pathname, url.search);
  const form = address.kind === 'page' ? pageAt(address.pathname)?.route.form : undefined;
  const allowed = form ? 'GET, HEAD, POST' : 'GET, HEAD';
  if (method === 'OPTIONS') return c.body(null, 204, { Allow: allowed });
  if (!allowed.split(', ').includes(method)) {
    c.header('Allow', allowed);
    return answerRefused(c, server, url.pathname, 405);
  }
  if (address.kind === 'refused') return answerRefused(c, server, url.pathname, address.status);
  if (address.kind === 'moved') return c.redirect(address.to, 301);
  if (method === 'POST') return answerForm(c, server, address.pathname, url.search);

  if (address.kind === 'page' && address.pathname === '/') {
    c.header('Vary', 'Accept-Language, Cookie', { append: true });
    const home = firstVisitRedirect(address.pathname, c.req.raw.headers, server.env.SITE_URL);
    if (home) return c.redirect(home + url.search, 302);
  }

  const page = await loadVisit(c, server.env, { pathname: address.pathname, search: url.search });
  setPageHeaders(c, page);
  return address.kind === 'payload' ? answerPayload(c, page.payload) : answerDocument(c, server, page);
}

async function answerPayload(c: Context, payload: Payload): Promise<Response> {
  c.header('X-Robots-Tag', 'noindex');
  return textResponse(c, JSON.stringify(payload), 'application/json', payload.kind === 'error' ? payload.status : 200);
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
