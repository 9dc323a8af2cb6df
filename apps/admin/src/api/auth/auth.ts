import { setTimeout as wait } from 'node:timers/promises';
import {
  loginRequestSchema,
  passwordLinkRequestSchema,
  passwordSetSchema,
  type PasswordLink,
  type UserResponse,
} from '@nasaq/contract';
import { Hono } from 'hono';
import type { AccountLimits } from '../../accounts/account-limits.ts';
import { findAccount } from '../../accounts/account-row.ts';
import { authenticate } from '../../accounts/authenticate.ts';
import { cleanEmail } from '../../accounts/clean-email.ts';
import { mailPasswordLink } from '../../accounts/mail-password-link.ts';
import { readPasswordLink } from '../../accounts/password-link.ts';
import { checkNewPassword } from '../../accounts/password-rules.ts';
import { presentAccount } from '../../accounts/present-account.ts';
import { refuseLink } from '../../accounts/refuse-link.ts';
import { endSessions } from '../../accounts/sessions.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { signIn } from '../../accounts/sign-in.ts';
import { clientAddress } from '../../submissions/client-address.ts';
import { outlasting } from '../../submissions/database-outage.ts';
import { inTransaction } from '../../submissions/in-transaction.ts';
import type { Api } from '../api.ts';
import { readToEnd } from '../read-to-end.ts';
import type { ApiEnv } from '../request-context.ts';
import { noStore } from '../submissions/no-store.ts';
import { ownOrigin } from '../submissions/own-origin.ts';
import { limitBody, readBody } from '../submissions/read-body.ts';

const maxBodyBytes = 8_192;
/** Milliseconds that the answer to a request for a link takes at least, whether a mail was queued or not. */
const evenAnswer = 250;

/** `POST auth/login`, `auth/logout`, `auth/user`, `auth/link`, `auth/password/check`, `auth/password`. */
export function authRoutes(api: Api, limits: AccountLimits): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().use('*', noStore, readToEnd, ownOrigin, limitBody(maxBodyBytes));
  return app
    .post('/login', async (c) => {
      const reader = await api.reading(c);
      await limits.admitAttempt(clientAddress(c), reader.payload);
      const credentials = await readBody(c, loginRequestSchema);
      const userAgent = c.req.header('user-agent') ?? '';
      return c.json(await signIn(credentials, { ...reader, userAgent }));
    })
    .post('/logout', async (c) => {
      const { payload } = await api.reading(c);
      const { account, session } = await authenticate(c, payload);
      await outlasting(() => endSessions(account.id, 'logout', { payload }, { only: session.id }));
      return c.body(null, 204);
    })
    .post('/user', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { account } = await authenticate(c, payload);
      return c.json({ user: presentAccount(account, locale) } satisfies UserResponse);
    })
    .post('/link', async (c) => {
      const { payload } = await api.reading(c);
      await limits.admitAttempt(clientAddress(c), payload);
      const email = cleanEmail((await readBody(c, passwordLinkRequestSchema)).email);
      const another = limits.links.admit(email, clientAddress(c));
      const mail = async () => {
        const account = await findAccount(email, payload);
        if (account) await inTransaction(payload, (req) => mailPasswordLink(account, req));
      };
      await Promise.all([another && outlasting(mail), wait(evenAnswer)]);
      return c.body(null, 204);
    })
    .post('/password/check', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { token } = await readBody(c, passwordSetSchema.pick({ token: true }));
      const link = await outlasting(() => readPasswordLink(token, payload));
      if (!link) throw refuseLink(locale);
      const { email, name } = link.account;
      return c.json({ data: { email, name, invited: link.reason === 'invitation' } satisfies PasswordLink });
    })
    .post('/password', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { password, token } = await readBody(c, passwordSetSchema);
      const link = await outlasting(() => readPasswordLink(token, payload));
      if (!link) throw refuseLink(locale);
      checkNewPassword(password, link.account, locale);
      if (!(await setPassword(link.account, password, payload))) throw refuseLink(locale);
      return c.body(null, 204);
    });
}
