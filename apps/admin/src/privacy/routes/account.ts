import {
  deletionRequestSchema,
  endSessionsSchema,
  passwordChangeSchema,
  profileRequestSchema,
  type UserResponse,
} from '@nasaq/contract';
import { Hono } from 'hono';
import {
  accountEvents,
  authenticate,
  changeProfile,
  checkNewPassword,
  endSessions,
  listSessions,
  presentAccount,
  presentSession,
  provePassword,
  setPassword,
} from '../../accounts/index.ts';
import { deleteAccount } from '../delete-account.ts';
import { exportAccount } from '../export-account.ts';
import { accountRecords } from '../records.ts';
import type { Notifier } from '../../platform/database/notifications.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import type { Api } from '../../platform/http/api.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { OpenStreams } from '../../platform/http/open-streams.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd } from '../../platform/http/body.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

const maxBodyBytes = 8_192;

/** What somebody signed in asks about themselves and changes, below `account`; 401 for everybody else. */
export function accountRoutes(api: Api, notifier: Notifier, streams: OpenStreams): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>().use('*', noStore, readToEnd, ownOrigin, limitBody(maxBodyBytes));
  return app
    .get('/records', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { account } = await authenticate(c, payload);
      return c.json({ data: await retryWhileDatabaseIsDown(() => accountRecords(account, locale, payload)) });
    })
    .get('/sessions', async (c) => {
      const { payload } = await api.reading(c);
      const { account, session } = await authenticate(c, payload);
      const sessions = await retryWhileDatabaseIsDown(() => listSessions(account.id, payload));
      return c.json({ data: sessions.map((row) => presentSession(row, session.id)) });
    })
    .get('/events', (c) => accountEvents(c, { api, notifier, streams }))
    .get('/export', async (c) => {
      const { payload } = await api.reading(c);
      const { account } = await authenticate(c, payload);
      const file = await retryWhileDatabaseIsDown(() => exportAccount(account, payload));
      const day = new Date().toISOString().slice(0, 10);
      c.header('Content-Disposition', `attachment; filename="account-${day}.json"`);
      c.header('X-Content-Type-Options', 'nosniff');
      return c.body(JSON.stringify(file, null, 2), 200, { 'Content-Type': 'application/json; charset=utf-8' });
    })
    .post('/profile', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { account } = await authenticate(c, payload);
      const profile = await readBody(c, profileRequestSchema);
      const changed = await retryWhileDatabaseIsDown(() =>
        changeProfile(account, profile, { language: locale, payload }),
      );
      return c.json({ user: presentAccount(changed, locale) } satisfies UserResponse);
    })
    .post('/password', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { account, session } = await authenticate(c, payload);
      const { current, password } = await readBody(c, passwordChangeSchema);
      checkNewPassword(password, account, locale);
      const proven = await provePassword(account, 'current', current, { locale, payload });
      if (!(await setPassword(proven, password, payload, session.id))) throw new ApiError('unauthorized');
      return c.body(null, 204);
    })
    .post('/sessions/end', async (c) => {
      const { payload } = await api.reading(c);
      const { account, session } = await authenticate(c, payload);
      const { id } = await readBody(c, endSessionsSchema);
      const which = id === 'others' ? { except: session.id } : { only: sessionId(id) };
      await retryWhileDatabaseIsDown(() => endSessions(account.id, 'owner', { payload }, which));
      return c.body(null, 204);
    })
    .post('/deletion', async (c) => {
      const { locale, payload } = await api.reading(c);
      const { account } = await authenticate(c, payload);
      const { password } = await readBody(c, deletionRequestSchema);
      const proven = await provePassword(account, 'password', password, { locale, payload });
      await retryWhileDatabaseIsDown(() => deleteAccount(proven, payload));
      return c.body(null, 204);
    });
}

/** Somebody else's session is none of this account: nothing ends, and nothing tells that there is one. */
function sessionId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new ApiError('bad_request', 'id');
  return Number(id);
}
