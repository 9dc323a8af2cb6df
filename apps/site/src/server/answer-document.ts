import type { Locale } from '@nasaq/contract';
import type { Context } from 'hono';
import { readLocaleCookie, writeLocaleCookie } from '../features/locale/locale-cookie.ts';
import { viewFolder } from '../features/navigation/view-folder.ts';
import type { AssetsFor } from './read-assets.ts';
import type { Env } from './env.ts';
import { renderPage, type LoadedPage } from './render-page.tsx';
import { textResponse } from './text-response.ts';

export interface PageServer {
  env: Env;
  assets: AssetsFor;
}

const retryAfterSeconds = 30;

/** A page as HTML; `status` where it is not the outcome's own. */
export async function answerDocument(
  c: Context,
  { env, assets }: PageServer,
  page: LoadedPage,
  status?: number,
): Promise<Response> {
  const { payload, root, route } = page;
  if (payload.kind === 'redirect') return c.redirect(payload.to, payload.status);
  rememberLocale(c, root.locale, env);
  const html = await renderPage(
    page,
    assets({ path: route.path, page: viewFolder(route, payload), form: route.form }, root.locale),
  );
  return textResponse(c, html, 'text/html', status ?? (payload.kind === 'error' ? payload.status : 200));
}

export function setPageHeaders(c: Context, { payload, root, route }: LoadedPage): void {
  c.header('Cache-Control', root.previewOrigin || route.personal ? 'private, no-store' : 'no-cache');
  if (root.previewOrigin || route.personal || route.layout === 'guest') c.header('X-Robots-Tag', 'noindex');
  // Its address holds the key to what one person sent.
  if (route.personal) c.header('Referrer-Policy', 'no-referrer');
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
