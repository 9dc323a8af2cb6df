import type { CollectionConfig, Payload } from 'payload';
import type { Locale } from '@nasaq/contract';
import { closed } from '../platform/payload/closed.ts';
import { dayAndTime } from '../platform/staff/fields/dates.ts';
import { groups } from '../platform/staff/groups.ts';
import { accountLabels } from './catalogue/index.ts';
import { keyedHash, keyedHashes } from '../platform/secrets/secret.ts';
import type { Where } from '../platform/database/adapter.ts';
import { queryFor } from '../platform/database/query.ts';
import { ApiError } from '../platform/http/error.ts';
import { type AccountRow, cleanEmail, findAccount } from './account-row.ts';
import { presentBan } from './profile.ts';
import { refuseField } from './refuse-field.ts';

/** Addresses whose blocked account its owner has deleted; nobody but `src/accounts` reads them. */
export const bannedAddresses: CollectionConfig = {
  slug: 'banned-addresses',
  labels: accountLabels.bannedAddresses.names,
  ...closed,
  admin: { hidden: true, group: groups.people },
  fields: [
    // A keyed hash of the address: its owner asked to be forgotten.
    { name: 'key', type: 'text', required: true, unique: true, index: true, label: accountLabels.words.key },
    {
      name: 'expires_at',
      type: 'date',
      required: true,
      index: true,
      label: accountLabels.bannedAddresses.expiresAt,
      admin: { date: dayAndTime },
    },
  ],
};

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
export async function isBannedAddress(email: string, req: Where): Promise<boolean> {
  const query = await queryFor(req);
  const rows = await query('SELECT id FROM banned_addresses WHERE key = ANY($1) AND expires_at > now()', [
    keyedHashes('banned address', email),
  ]);
  return rows.length > 0;
}

/** Staff have made an account of it, and may block that. */
export async function freeAddress(email: string, req: Where): Promise<void> {
  const query = await queryFor(req);
  await query('DELETE FROM banned_addresses WHERE key = ANY($1)', [keyedHashes('banned address', email)]);
}

/** What tells nothing any more. */
export async function forgetBannedAddresses(payload: Payload, now: Date): Promise<void> {
  const where = { expires_at: { less_than: now.toISOString() } };
  await payload.db.deleteMany({ collection: 'banned-addresses', where });
}

/** @throws {ApiError} `banned` with the reason, for who may not order */
export function refuseBanned(account: AccountRow, locale: Locale): void {
  const { isBanned, reason } = presentBan(account, locale);
  if (isBanned) throw new ApiError('banned', undefined, reason ? { message: reason } : {});
}

const blocked: Record<Locale, string> = accountLabels.refuseBanned.blocked;

/**
 * An order from the address of an account that is blocked, or was when its owner deleted it, whoever sends it. Anybody can type an address: that it is blocked has to
 * be said, since the order is refused; what staff wrote about its owner is told to nobody but them.
 * @throws {ApiError} `invalid` on `email`
 */
export async function refuseBannedAddress(email: unknown, locale: Locale, payload: Payload): Promise<void> {
  const address = cleanEmail(email);
  const [account, isHeld] = await Promise.all([findAccount(address, payload), isBannedAddress(address, { payload })]);
  if (account?.is_banned || isHeld) throw refuseField('email', 'banned', blocked, locale);
}
