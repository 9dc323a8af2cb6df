import { localePath, paths } from '@nasaq/contract';
import type { Context } from 'hono';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { visitorHeaders } from '../platform/admin-host/visitor-headers.ts';
import { saysOwnPage } from '../platform/own-page.ts';
import type { PageHost } from '../session/page-host.server.ts';
import { bearer, isToken } from '../session/read-session.server.ts';
import { endedSession, readToken } from '../session/session-cookies.server.ts';

/** Ends the session in the admin host and in the browser; where the admin host cannot be reached, in the browser at least. */
export async function logOut(c: Context, host: PageHost): Promise<Response> {
  const { env } = host;
  const { pathname } = new URL(c.req.url);
  const { locale } = splitLocale(pathname);
  if (!saysOwnPage(c.req.raw.headers, env.SITE_URL)) return host.refuse(c, pathname, 403);
  const token = readToken(c.req.header('cookie'));
  if (token !== null && isToken(token)) {
    const headers = { ...visitorHeaders(c), ...bearer(token) };
    const api = createApi({ locale, base: env.ADMIN_URL, headers, fetch: askAdmin });
    await api.post('auth/logout').catch((error: unknown) => console.error(`A session was not ended: ${String(error)}`));
  }
  for (const value of endedSession(env)) c.header('Set-Cookie', value, { append: true });
  c.header('Cache-Control', 'no-store');
  return c.redirect(localePath(locale, paths.login), 303);
}
