import { setTimeout as wait } from 'node:timers/promises';
import {
  loginRequestSchema,
  passwordLinkRequestSchema,
  passwordSetSchema,
  type PasswordLink,
  type UserResponse,
} from '@nasaq/contract';
import { Hono } from 'hono';
import type { AccountLimits } from '../account-limits.ts';
import { cleanEmail, findAccount } from '../account-row.ts';
import { authenticate, signIn } from '../sign-in.ts';
import { mailPasswordLink, readPasswordLink } from '../password-link.ts';
import { checkNewPassword } from '../password-rules.ts';
import { presentAccount } from '../profile.ts';
import { refuseLink } from '../refuse-field.ts';
import { endSessions } from '../sessions.ts';
import { setPassword } from '../password.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd } from '../../platform/http/body.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

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
      await retryWhileDatabaseIsDown(() => endSessions(account.id, 'logout', { payload }, { only: session.id }));
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
      const another = await limits.links.admit(email, clientAddress(c));
      const mail = async () => {
        const account = await findAccount(email, payload);
        if (account) await inTransaction(payload, (req) => mailPasswordLink(account, req));
      };
      await Promise.all([another && retryWhileDatabaseIsDown(mail), wait(evenAnswer)]);
      return c.body(null, 204);
    })
    .post('/password/check', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { token } = await readBody(c, passwordSetSchema.pick({ token: true }));
      const link = await retryWhileDatabaseIsDown(() => readPasswordLink(token, payload));
      if (!link) throw refuseLink(locale);
      const { email, name } = link.account;
      return c.json({ data: { email, name, invited: link.reason === 'invitation' } satisfies PasswordLink });
    })
    .post('/password', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { password, token } = await readBody(c, passwordSetSchema);
      const link = await retryWhileDatabaseIsDown(() => readPasswordLink(token, payload));
      if (!link) throw refuseLink(locale);
      checkNewPassword(password, link.account, locale);
      if (!(await setPassword(link.account, password, payload))) throw refuseLink(locale);
      return c.body(null, 204);
    });
}
