import type { Assets } from '../features/head/assets.ts';
import { viewFolder } from '../features/navigation/view-folder.ts';
import { GateFull } from '@nasaq/serving';
import { splitLocale } from '../features/locale/split-locale.ts';
import { busyPage, busyRetryAfter } from './busy-page.ts';
import { loadVisit, type Asker, type Visit } from './load-visit.ts';
import type { Missing } from './missing-pages.ts';
import { readAddress } from './page-address.ts';
import type { PageAnswer } from './page-cache/page-answer.ts';
import { noSources } from './page-cache/sources.ts';
import type { PageServer } from './page-server.ts';
import { renderPage, type LoadedPage } from './render-page.tsx';

const retryAfterSeconds = 30;
/** Browsers and CDNs may keep it and ask each time whether it still holds; a CDN that is told of purges, by `Cache-Tag`. */
export const sharedCaching = 'public, no-cache';
/** What every page is made from; missing where the admin host did not answer for it. */
const siteDataTag = 'site';

export const payloadHeaders = { 'Content-Type': 'application/json; charset=utf-8', 'X-Robots-Tag': 'noindex' };

/** Asks on behalf of every reader. */
const anybody: Asker = { headers: {} };

/** The page or payload of a proper address; for `anybody` it is the same for every reader without preview or session. */
export async function makePage(
  kind: 'page' | 'payload',
  visit: Visit,
  server: PageServer,
  asker: Asker = anybody,
): Promise<PageAnswer> {
  const sources = noSources();
  const page = await loadVisit(server, visit, asker, sources);
  const tags = [...sources.tags];
  const shared = page.root.previewOrigin === null && asker.session == null && !visit.missing;
  const answer = kind === 'payload' ? payloadAnswer(page) : await documentAnswer(page, visit, server, shared);
  const headers = { ...pageHeaders(page, visit.pathname, asker), ...answer.headers };
  const keep = answer.status === 200 && headers['Cache-Control'] === sharedCaching;
  if (keep) headers['Cache-Tag'] = tags.join(',');
  const complete = answer.status < 500 && sources.tags.has(siteDataTag) && !sources.failed;
  return { ...answer, headers, tags, keep, complete };
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
      if (!(error instanceof GateFull)) throw error;
      const { styles } = server.assets(null, splitLocale(proper).locale);
      return busyPage({ kind, pathname: proper, status: 503, retryAfter: busyRetryAfter, styles });
    });
  return { ...answer, headers: { ...server.headers, ...answer.headers } };
}

function payloadAnswer({ payload }: LoadedPage): Pick<PageAnswer, 'status' | 'headers' | 'body'> {
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: payloadHeaders,
    body: JSON.stringify(payload),
  };
}

async function documentAnswer(
  page: LoadedPage,
  visit: Visit,
  server: PageServer,
  shared: boolean,
): Promise<Pick<PageAnswer, 'status' | 'headers' | 'body'>> {
  const { payload, root, route } = page;
  if (payload.kind === 'redirect') return { status: payload.status, headers: { Location: payload.to }, body: '' };
  if (shared && payload.kind === 'error' && payload.status === 404 && !visit.form) return server.missing.answer(visit);
  const assets = server.assets({ path: route.path, page: viewFolder(route, payload), form: route.form }, root.locale);
  return {
    status: payload.kind === 'error' ? payload.status : 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', Link: preloadLinks(assets) },
    // A form that comes back to its sender waits for no reader.
    body: await (visit.form ? renderPage(page, assets) : server.work.render(() => renderPage(page, assets))),
  };
}

function pageHeaders(
  { payload, root, route }: LoadedPage,
  pathname: string,
  { session }: Asker,
): Record<string, string> {
  const own = root.previewOrigin !== null || route.personal === true || session != null;
  const away = payload.kind === 'error' && payload.status === 503;
  return {
    'Cache-Control': away ? 'no-store' : own ? 'private, no-store' : sharedCaching,
    'Content-Language': root.locale,
    Vary: pathname === '/' ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
    ...(own || route.layout === 'guest' ? { 'X-Robots-Tag': 'noindex' } : {}),
    // Its address may hold the key to what one person sent; those of the account hold none.
    ...(route.personal && !route.auth ? { 'Referrer-Policy': 'no-referrer' } : {}),
    ...(away ? { 'Retry-After': String(retryAfterSeconds) } : {}),
  };
}

/** Style sheet and fonts, so that a CDN can announce them (103 Early Hints) before the page is there. */
function preloadLinks({ styles, fonts }: Assets): string {
  return [
    ...styles.map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}
