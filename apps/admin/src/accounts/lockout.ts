import type { CollectionConfig, Payload } from 'payload';
import { type Locale, pluralText } from '@nasaq/contract';
import { closed } from '../platform/payload/closed.ts';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import { groups } from '../platform/staff/groups.ts';
import { accountLabels, accountTexts } from './catalogue/index.ts';
import { staffLabels } from '../platform/staff/catalogue/index.ts';
import { ApiError } from '../platform/http/error.ts';
import { keyedHash } from '../platform/secrets/secret.ts';
import type { Where } from '../platform/database/adapter.ts';
import { queryFor, queryOn } from '../platform/database/query.ts';

/** Failed logins by address, whether it has an account or not; nobody but `src/accounts` reads them. */
export const loginFailures: CollectionConfig = {
  slug: 'login-failures',
  labels: accountLabels.loginFailures.names,
  ...closed,
  admin: { hidden: true, group: groups.people },
  fields: [
    // A keyed hash of the address: this is no list of who has an account.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: accountLabels.words.key },
    { name: 'count', type: 'number', required: true, label: staffLabels.words.attempts },
    {
      name: 'last_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.loginFailures.lastAt,
      admin: { date: dayAndTime },
    },
    { name: 'locked_until', type: 'date', label: accountLabels.loginFailures.lockedUntil, admin: { date: dayAndTime } },
  ],
};

/** Failures within `memory` seconds of each other that lock an address. */
const most = 5;
const memory = 15 * 60;
/** Minutes of the first lock and of the following ones; the last one repeats. */
const minutes = [1, 5, 15, 30, 60];
/** Seconds without an attempt after which the next lock is a short one again. */
const longMemory = 24 * 60 * 60;

/** Seconds within which the attempts of one client are counted together. */
const clientWindow = 10 * 60;

const longest = minutes.at(-1)! * 60;

/**
 * Counts an attempt for an address, whether it has an account or not, before it is looked at: however many come at
 * once, no more than `most` of them are. `forgive` takes back what was none.
 * @throws {ApiError} `too_many_requests` while the address is locked
 */
export async function countAttempt(email: string, locale: Locale, req: Where): Promise<void> {
  const key = keyOf(email);
  const query = await queryFor(req);
  // In one statement: its row is locked while it counts, so that parallel attempts count each.
  const counted = await query(
    `INSERT INTO login_failures AS stored (key, count, last_at, updated_at, created_at)
     VALUES ($1, 1, now(), now(), now())
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN ${forgotten} THEN 1 ELSE stored.count + 1 END,
       locked_until = CASE WHEN ${forgotten} OR stored.count + 1 < ${most} THEN NULL
         ELSE now() + make_interval(mins => ($2::int[])[LEAST(stored.count::int + 2 - ${most}, ${minutes.length})]) END,
       last_at = now(), updated_at = now()
     WHERE stored.locked_until IS NULL OR stored.locked_until <= now()
     RETURNING id`,
    [key, minutes],
  );
  if (counted.length > 0) return;
  const [locked] = await query<{ seconds: number | null }>(
    'SELECT ceil(extract(epoch FROM locked_until - now()))::int AS seconds FROM login_failures WHERE key = $1',
    [key],
  );
  const seconds = Math.max(1, locked?.seconds ?? 1);
  throw new ApiError('too_many_requests', undefined, {
    retryAfter: seconds,
    message: lockedFor(Math.ceil(seconds / 60))[locale],
  });
}

/**
 * Counts what one client tries, whatever the account, on all hosts together.
 * @param client what limits count by (see client-address.ts)
 * @param mostOfClient within any ten minutes from the first one on
 * @returns 0 for who may try, else the seconds until they may again
 */
export async function countClient(client: string, mostOfClient: number, req: Where): Promise<number> {
  const query = await queryFor(req);
  const over = `stored.created_at < now() - make_interval(secs => ${clientWindow})`;
  const [row] = await query<{ count: number; seconds: number }>(
    `INSERT INTO login_failures AS stored (key, count, last_at, updated_at, created_at)
     VALUES ($1, 1, now(), now(), now())
     ON CONFLICT (key) DO UPDATE SET
       count = CASE WHEN ${over} THEN 1 ELSE stored.count + 1 END,
       created_at = CASE WHEN ${over} THEN now() ELSE stored.created_at END,
       last_at = now(), updated_at = now()
     RETURNING count::int AS count, ceil(extract(epoch FROM created_at - now()) + ${clientWindow})::int AS seconds`,
    [keyedHash('login client', client)],
  );
  const { count, seconds } = row!;
  return count > mostOfClient ? Math.max(1, seconds) : 0;
}

/** Everything that was counted: the password was right, or a new one is set. */
export async function forgetFailures(email: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM login_failures WHERE key = $1', [keyOf(email)]);
}

/** One attempt that could not be looked at. */
export async function forgive(email: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query('UPDATE login_failures SET count = GREATEST(count - 1, 0), locked_until = NULL WHERE key = $1', [
    keyOf(email),
  ]);
}

/** What tells nothing any more. */
export async function removeOldFailures(payload: Payload): Promise<void> {
  await queryOn(payload)('DELETE FROM login_failures WHERE last_at < now() - make_interval(secs => $1)', [
    longMemory + longest,
  ]);
}

const forgotten = `stored.last_at < now() - make_interval(secs =>
  CASE WHEN stored.count >= ${most} THEN ${longMemory} ELSE ${memory} END)`;

/** Nobody learns from the table which addresses were tried. */
function keyOf(email: string): string {
  return keyedHash('login', email);
}

function lockedFor(left: number): Record<Locale, string> {
  return { en: lockedText(left, 'en'), ar: lockedText(left, 'ar') };
}

function lockedText(left: number, locale: Locale): string {
  const { lockedFor: text, minutes } = accountTexts[locale];
  return text.replace('{minutes}', pluralText(minutes, left, locale, String(left)));
}
