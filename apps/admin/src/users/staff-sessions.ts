import {
  parseCookies,
  type AuthStrategy,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload';
import { z } from 'zod';
import { answerStaffError, readInput, refuseForeign } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { queryFor, queryOn, type Query } from '../platform/database/query.ts';
import type { StaffSession } from './staff-session.ts';
import { readStaffToken } from './staff-token.ts';
import { retryWhileDatabaseIsDown } from '../platform/database/database-outage.ts';

/** Milliseconds between two notes that a session is in use. */
const useEvery = 60_000;

/** When this process noted the use of a session last, by its id. */
const noted = new Map<string, number>();

/**
 * Not a way to sign in: it stands before Payload's own, which takes a session that the database cannot be asked about
 * for none. So it waits for a database that restarts, and notes which session is in use, once a minute at most.
 */
export const noteUse: AuthStrategy = {
  name: 'note-use',
  authenticate: async ({ headers, payload }) => {
    const sid = await sessionOf(headers, payload);
    if (sid) await retryWhileDatabaseIsDown(() => askFor(sid, queryOn(payload)));
    return { user: null };
  },
};

async function askFor(sid: string, query: Query): Promise<void> {
  const now = Date.now();
  if ((noted.get(sid) ?? 0) > now - useEvery) {
    await query('SELECT 1');
    return;
  }
  await query('UPDATE users_sessions SET used_at = now() WHERE id = $1', [sid]);
  for (const [id, at] of noted) if (at <= now - useEvery) noted.delete(id);
  noted.set(sid, now);
}

/**
 * Whether the session of a browser is one that the database knows.
 * @param member whose it has to be, by id; of anybody where there is none
 */
export async function sessionHolds(headers: Headers, payload: Payload, member: string | null = null): Promise<boolean> {
  const sid = await sessionOf(headers, payload);
  if (!sid) return false;
  const rows = await queryOn(payload)(
    'SELECT 1 FROM users_sessions WHERE id = $1 AND expires_at > now() AND ($2::text IS NULL OR _parent_id::text = $2)',
    [sid, member],
  );
  return rows.length > 0;
}

/** Of the cookie alone: what comes with a token in a header is a script. */
async function sessionOf(headers: Headers, { config }: Payload): Promise<string> {
  const token = parseCookies(headers).get(`${config.cookiePrefix}-token`);
  const read = token ? await readStaffToken(token) : null;
  return read ? sidOf(read.claims) : '';
}

function sidOf(claims: object): string {
  const { sid } = claims as { sid?: unknown };
  return typeof sid === 'string' ? sid : '';
}

const ending = z.object({ id: z.union([z.literal('others'), z.uuid()]) });

/**
 * Of who asks: `GET /api/users/own-sessions` answers `{ sessions: StaffSession[] }`, the last used first; `POST …/end`
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
        const query = await queryFor(req);
        await query(`DELETE FROM users_sessions WHERE _parent_id = $1 AND id ${id === 'others' ? '<>' : '='} $2`, [
          user.id,
          id === 'others' ? currentOf(req) : id,
        ]);
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
  is_new_device: boolean | null;
  created_at: Date;
  device: string | null;
  used_at: Date | null;
}

async function ownSessions(req: PayloadRequest): Promise<{ sessions: StaffSession[] }> {
  const query = await queryFor(req);
  const rows = await query<Row>(
    `SELECT id, created_at, device, used_at, is_new_device FROM users_sessions WHERE _parent_id = $1 AND expires_at > now()
     ORDER BY coalesce(used_at, created_at) DESC, id`,
    [req.user!.id],
  );
  return {
    sessions: rows.map(({ created_at: began, device, id, is_new_device: isNew, used_at: used }) => ({
      id,
      device: device ?? '',
      startedAt: began.toISOString(),
      usedAt: (used ?? began).toISOString(),
      current: id === currentOf(req),
      isNew: isNew === true,
    })),
  };
}

function currentOf({ user }: PayloadRequest): string {
  return (user as { _sid?: string } | null)?._sid ?? '';
}
