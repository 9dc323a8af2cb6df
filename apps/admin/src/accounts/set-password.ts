import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { AccountRow } from './account-row.ts';
import { forgetFailures } from './lockout.ts';
import { hashPassword } from './password-hash.ts';
import { tellNewPassword } from './security-mails.ts';
import { endSessions } from './sessions.ts';

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
    if (before) await tellNewPassword(account, req);
    return true;
  });
}
