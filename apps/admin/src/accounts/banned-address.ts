import type { Payload } from 'payload';
import { keyedHash } from '../platform/secrets/secret.ts';
import type { Where } from '../platform/database/adapter.ts';
import { queryFor } from '../platform/database/query.ts';

/** Days that a ban outlives an account which its owner deletes: deleting it is no way around the ban. */
const days = 365;

/** @param email clean */
export async function keepBanned(email: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query(
    `INSERT INTO banned_addresses (key, expires_at) VALUES ($1, now() + make_interval(days => $2))
     ON CONFLICT (key) DO UPDATE SET expires_at = EXCLUDED.expires_at, updated_at = now()`,
    [keyedHash('banned address', email), days],
  );
}

/** Whether a blocked account of this address was deleted by its owner, not long ago. */
export async function isKeptBanned(email: string, req: Where): Promise<boolean> {
  const query = await queryFor(req);
  const rows = await query('SELECT id FROM banned_addresses WHERE key = $1 AND expires_at > now()', [
    keyedHash('banned address', email),
  ]);
  return rows.length > 0;
}

/** Staff have made an account of it, and may block that. */
export async function freeAddress(email: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM banned_addresses WHERE key = $1', [keyedHash('banned address', email)]);
}

/** What tells nothing any more. */
export async function forgetBannedAddresses(payload: Payload, now: Date): Promise<void> {
  const where = { expires_at: { less_than: now.toISOString() } };
  await payload.db.deleteMany({ collection: 'banned-addresses', where });
}
