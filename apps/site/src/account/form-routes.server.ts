import { log } from '@nasaq/logging';
import { localePath, locales, paths } from '@nasaq/contract';
import { type Context, Hono } from 'hono';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { visitorHeaders } from '../platform/admin-host/headers.ts';
import { saysOwnPage } from '../platform/own-page.ts';
import { bearer, endedSession, isToken, type PageHost, readToken } from '../session/index.server.ts';
import { answerAccountForm, type FormPage } from './answer-account-form.server.ts';

/** Pages and their forms; those of the account need a session, and whoever has one does not sign in again. */
const pages: readonly FormPage[] = [
  { path: paths.login, names: ['login'], for: 'guests' },
  { path: paths.forgotten, names: ['forgotten'], for: 'guests' },
  { path: paths.password, names: ['password'], for: 'everybody' },
  { path: paths.accountProfile, names: ['profile', 'change'], for: 'members' },
  { path: paths.accountSessions, names: ['session'], for: 'members' },
  { path: paths.accountData, names: ['deletion'], for: 'members' },
];

/** What the forms of sign-in and account post where JavaScript is missing: what the browser does with `use-send.ts`. */
export function accountForms(host: PageHost): Hono {
  const app = new Hono();
  for (const locale of locales) {
    for (const page of pages) {
      app.post(localePath(locale, page.path), (c) => answerAccountForm(c, host, page));
      app.options(localePath(locale, page.path), (c) => c.body(null, 204, { Allow: 'GET, HEAD, POST' }));
    }
    const logout = localePath(locale, paths.logout);
    app.post(logout, (c) => logOut(c, host));
    app.all(logout, (c) => {
      c.header('Allow', 'POST');
      return host.refuse(c, logout, 405);
    });
  }
  return app;
}

/** Ends the session in the admin host and in the browser; where the admin host cannot be reached, in the browser at least. */
async function logOut(c: Context, host: PageHost): Promise<Response> {
  const { env } = host;
  const { pathname } = new URL(c.req.url);
  const { locale } = splitLocale(pathname);
  if (!saysOwnPage(c.req.raw.headers, env.SITE_URL)) return host.refuse(c, pathname, 403);
  const token = readToken(c.req.header('cookie'));
  if (token !== null && isToken(token)) {
    const headers = { ...visitorHeaders(c), ...bearer(token) };
    const api = createApi({ locale, base: env.ADMIN_URL, headers, fetch: askAdmin });
    await api.post('auth/logout').catch((error: unknown) => log.error('A session was not ended.', { error }));
  }
  for (const value of endedSession(env)) c.header('Set-Cookie', value, { append: true });
  c.header('Cache-Control', 'no-store');
  return c.redirect(localePath(locale, paths.login), 303);
}
