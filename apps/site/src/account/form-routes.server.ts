import { localePath, locales, paths } from '@nasaq/contract';
import { Hono } from 'hono';
import type { PageHost } from '../session/page-host.server.ts';
import { answerAccountForm, type FormPage } from './answer-account-form.server.ts';
import { logOut } from './log-out.server.ts';

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
