import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { keyedHash } from '../platform/secrets/keyed-hash.ts';
import { executorOf } from '../platform/database/execute.ts';

type Where = { payload: Payload; transactionID?: PayloadRequest['transactionID'] };

/** Days that a ban outlives an account which its owner deletes: deleting it is no way around the ban. */
const days = 365;

/** @param email clean */
export async function keepBanned(email: string, req: Where): Promise<void> {
  const database = await executorOf(req);
  await database.execute(sql`
    INSERT INTO banned_addresses (key, expires_at) VALUES (${keyedHash('banned address', email)}, now() + make_interval(days => ${days}::int))
    ON CONFLICT (key) DO UPDATE SET expires_at = EXCLUDED.expires_at, updated_at = now()`);
}

/** Whether a blocked account of this address was deleted by its owner, not long ago. */
export async function isKeptBanned(email: string, req: Where): Promise<boolean> {
  const database = await executorOf(req);
  const { rows } = await database.execute(
    sql`SELECT id FROM banned_addresses WHERE key = ${keyedHash('banned address', email)} AND expires_at > now()`,
  );
  return rows.length > 0;
}

/** Staff have made an account of it, and may block that. */
export async function freeAddress(email: string, req: Where): Promise<void> {
  const database = await executorOf(req);
  await database.execute(sql`DELETE FROM banned_addresses WHERE key = ${keyedHash('banned address', email)}`);
}

/** What tells nothing any more. */
export async function forgetBannedAddresses(payload: Payload, now: Date): Promise<void> {
  const where = { expires_at: { less_than: now.toISOString() } };
  await payload.db.deleteMany({ collection: 'banned-addresses', where });
}
