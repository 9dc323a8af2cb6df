import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { type AccountRow, findAccount } from './account-row.ts';
import { countAttempt, forgetFailures, forgive } from './lockout.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { refuseField } from './refuse-field.ts';
import { accountLabels } from './catalogue/index.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { notifyNewPassword } from './security-mails.ts';
import { endSessions } from './sessions.ts';

/**
 * The account of an address and its password; `null` where one of them is wrong, after the same work in every case.
 * @param email clean
 * @throws {ApiError} `too_many_requests` while the address is locked, without any hash; `unavailable` where too many wait
 */
export async function checkPassword(
  email: string,
  password: string,
  { locale, payload }: { locale: Locale; payload: Payload },
): Promise<AccountRow | null> {
  await countAttempt(email, locale, { payload });
  const account = await findAccount(email, payload);
  const right = await isPassword(password, account?.password_hash ?? null).catch(async (error: unknown) => {
    await forgive(email, { payload });
    throw error;
  });
  if (!account || !right) return null;
  await forgetFailures(email, { payload });
  return isOutdated(account.password_hash!) ? renew(account, password, payload) : account;
}

/** The same password with today's parameters, unless another one was set meanwhile. */
async function renew(account: AccountRow, password: string, payload: Payload): Promise<AccountRow> {
  const renewed = await payload.db.updateOne({
    collection: 'accounts',
    where: { and: [{ id: { equals: account.id } }, { password_hash: { equals: account.password_hash } }] },
    data: { password_hash: await hashPassword(password) },
    options: { atomic: true },
  });
  return renewed ? (renewed as unknown as AccountRow) : account;
}

const wrong: Record<Locale, string> = accountLabels.checkPassword.wrong;

/**
 * Lets pass whom a session alone does not prove to be the owner: it may have been left open. Failures count as those
 * of signing in do.
 * @throws {ApiError} `invalid` on the field; `too_many_requests`
 */
export async function provePassword(
  { email }: AccountRow,
  field: string,
  password: string,
  reader: { locale: Locale; payload: Payload },
): Promise<AccountRow> {
  const account = await checkPassword(email, password, reader);
  if (!account) throw refuseField(field, 'credentials', wrong, reader.locale);
  return account;
}

/**
 * Sets a password that has been checked, and ends the sessions of the one before, but for `keep`.
 * @returns whether it was set: not where another one was set in the same moment
 */
export async function setPassword(
  account: AccountRow,
  password: string,
  payload: Payload,
  keep?: number,
): Promise<boolean> {
  const { email, id, password_hash: before } = account;
  const hash = await hashPassword(password);
  return inTransaction(payload, async (req) => {
    const set = await payload.db.updateOne({
      collection: 'accounts',
      where: { and: [{ id: { equals: id } }, { password_hash: before ? { equals: before } : { exists: false } }] },
      data: { password_hash: hash, password_set_at: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!set) return false;
    await endSessions(id, 'password', req, keep === undefined ? {} : { except: keep });
    await forgetFailures(email, req);
    // The first one was chosen by who followed the invitation.
    if (before) await notifyNewPassword(account, req);
    return true;
  });
}
