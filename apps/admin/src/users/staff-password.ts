import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { hashing } from '../accounts/index.ts';
import type { Role } from '../platform/staff/roles.ts';

const derive = promisify(pbkdf2);

/** As Payload makes its hashes; those without the mark are of its earlier versions. */
const mark = 'pbkdf2-sha256-v1:';
const present = { iterations: 600_000, length: 32 };
const earlier = { iterations: 25_000, length: 512 };

/** A member of staff, as far as signing in is concerned. */
export interface StaffRow {
  id: number;
  email: string;
  name: string;
  /** Of the mails to them; that of who causes one where it is empty. */
  language?: Locale | null;
  roles?: Role[] | null;
  /** What an editor is limited to; empty: to nothing. */
  editor_of?: string[] | null;
  hash?: string | null;
  salt?: string | null;
  /** Their password was made for them, and printed. */
  must_change_password?: boolean | null;
  /** Until when an invitation can be accepted; nothing once it was. */
  invited_until?: string | null;
  updatedAt: string;
}

/** By address, in whatever capitals. */
export async function findStaff(email: string, { payload, transactionID }: Reading): Promise<StaffRow | null> {
  const where = { email: { equals: email.trim().toLowerCase() } };
  return payload.db.findOne<StaffRow>({ collection: 'users', where, req: { transactionID } });
}

/** One that nobody guesses, and that is read out over a telephone in a minute: 15 random bytes. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

type Reading = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/**
 * Takes the time of one hash whoever it is about; `null` has no password. No more hashes run at once than those of
 * customers do.
 * @throws {ApiError} `unavailable` where too many wait already
 */
export async function isStaffPassword(user: StaffRow | null, password: string): Promise<boolean> {
  const { hash = '', salt = '' } = user ?? {};
  const { iterations, length } = !hash || hash.startsWith(mark) ? present : earlier;
  const made = await hashing.run(() => derive(password, salt || nobodys, iterations, length, 'sha256'));
  const stored = Buffer.from((hash ?? '').replace(mark, ''), 'hex');
  return stored.length === made.length && timingSafeEqual(stored, made);
}

const nobodys = randomBytes(32).toString('hex');
