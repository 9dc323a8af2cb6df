import { sql } from '@payloadcms/db-postgres';
import type { AccountSession } from '@nasaq/contract';
import { decodeJwt, jwtVerify } from 'jose';
import {
  parseCookies,
  type AuthStrategy,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { deviceOf } from '../accounts/index.ts';
import { answerStaffError, readInput } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { refuseForeign } from '../platform/staff/refuse-foreign.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { executorOf } from '../platform/database/execute.ts';

/** Milliseconds between two notes that a session is in use. */
const useEvery = 60_000;

/** Any number other than those in database/lock.ts, database/exclusively.ts and accounts/welcome-orderer.ts. */
const sessionsLock = 4_610_006;

/**
 * Begins a session with `begin`, and notes the browser that it is for. Payload writes all sessions of a member anew with
 * each: of two that began at the same moment, one would be forgotten.
 * @param who the same for all sign-ins of one person
 */
export async function beginStaffSession<Answer extends { token?: string | undefined }>(
  who: string,
  { headers, i18n, payload, t }: PayloadRequest,
  begin: (req: PayloadRequest) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(payload, async (inner) => {
    const req = Object.assign(inner, { headers, i18n, t });
    const database = await executorOf(req);
    await database.execute(sql`SELECT pg_advisory_xact_lock(${sessionsLock}::int, hashtext(${who}))`);
    const answer = await begin(req);
    if (answer.token) {
      const device = deviceOf(headers.get('user-agent') ?? '');
      await database.execute(sql`
        UPDATE users_sessions SET device = ${device}, used_at = now() WHERE id = ${sidOf(decodeJwt(answer.token))}`);
    }
    return answer;
  });
}

/** When this process noted the use of a session last, by its id. */
const noted = new Map<string, number>();

/** Not a way to sign in: it stands before Payload's own and notes which session is in use, once a minute at most. */
export const noteUse: AuthStrategy = {
  name: 'note-use',
  authenticate: async ({ headers, payload }) => {
    const sid = await sessionOf(headers, payload);
    const now = Date.now();
    if (sid && (noted.get(sid) ?? 0) <= now - useEvery) {
      for (const [id, at] of noted) if (at <= now - useEvery) noted.delete(id);
      noted.set(sid, now);
      const database = await executorOf({ payload });
      await database.execute(sql`UPDATE users_sessions SET used_at = now() WHERE id = ${sid}`);
    }
    return { user: null };
  },
};

/** Of the cookie alone: what comes with a token in a header is a script. */
async function sessionOf(headers: Headers, { config, secret }: Payload): Promise<string> {
  const token = parseCookies(headers).get(`${config.cookiePrefix}-token`);
  if (!token) return '';
  try {
    return sidOf((await jwtVerify(token, new TextEncoder().encode(secret))).payload);
  } catch {
    return '';
  }
}

function sidOf(claims: object): string {
  const { sid } = claims as { sid?: unknown };
  return typeof sid === 'string' ? sid : '';
}

const ending = z.object({ id: z.union([z.literal('others'), z.uuid()]) });

/**
 * Of who asks: `GET /api/users/own-sessions` answers `{ sessions: AccountSession[] }`, the last used first; `POST …/end`
 * with `{ id }` ends one, and all but the one that asks with `{ id: 'others' }`, and answers those that are left.
 */
export const sessionEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/own-sessions',
    handler: (req) => answering(req, () => ownSessions(req)),
  },
  {
    method: 'post',
    path: '/own-sessions/end',
    handler: (req) =>
      answering(req, async (user) => {
        refuseForeign(req);
        const { id } = await readInput(req, ending);
        const database = await executorOf(req);
        await database.execute(
          id === 'others'
            ? sql`DELETE FROM users_sessions WHERE _parent_id = ${user.id} AND id <> ${currentOf(req)}`
            : sql`DELETE FROM users_sessions WHERE _parent_id = ${user.id} AND id = ${id}`,
        );
        return ownSessions(req);
      }),
  },
];

async function answering(req: PayloadRequest, act: (user: TypedUser) => Promise<object>): Promise<Response> {
  try {
    if (!req.user) throw new StaffError('unauthorized');
    return Response.json(await act(req.user), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerStaffError(error, req);
  }
}

interface Row {
  id: string;
  created_at: Date | string;
  device: string | null;
  used_at: Date | string | null;
}

async function ownSessions(req: PayloadRequest): Promise<{ sessions: AccountSession[] }> {
  const database = await executorOf(req);
  const { rows } = await database.execute(sql`
    SELECT id, created_at, device, used_at FROM users_sessions
    WHERE _parent_id = ${req.user!.id} AND expires_at > now()
    ORDER BY coalesce(used_at, created_at) DESC, id`);
  return {
    sessions: (rows as Row[]).map(({ created_at: began, device, id, used_at: used }) => ({
      id,
      device: device ?? '',
      startedAt: new Date(began).toISOString(),
      usedAt: new Date(used ?? began).toISOString(),
      current: id === currentOf(req),
    })),
  };
}

function currentOf({ user }: PayloadRequest): string {
  return (user as { _sid?: string } | null)?._sid ?? '';
}
