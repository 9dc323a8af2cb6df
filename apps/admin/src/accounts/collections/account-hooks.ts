import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload';
import { type AccountRow, cleanEmail, notifyAccount } from '../account-row.ts';
import { freeAddress } from '../banned-addresses.ts';
import { recordBan, recordMove } from '../ban-history.ts';
import { inviteAccount } from '../password-link.ts';
import { notifyBan, notifyMoved } from '../security-mails.ts';
import { endSessions } from '../sessions.ts';

const bans = ['is_banned', 'ban_reason_en', 'ban_reason_ar'] as const;

export const cleanAccount: CollectionBeforeValidateHook = ({ data }) =>
  data && 'email' in data ? { ...data, email: cleanEmail(data.email) } : data;

/** Who has blocked it and when; nothing of it once it is free: the history stands apart (ban-history.ts). */
export const stampBan: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const isBanned = Boolean(data.is_banned ?? originalDoc?.is_banned);
  if (!isBanned) return { ...data, banned_at: null, banned_by: null, ban_reason_en: null, ban_reason_ar: null };
  if (originalDoc?.is_banned) return data;
  return { ...data, banned_at: new Date().toISOString(), banned_by: req.user?.id ?? null };
};

/**
 * A password proves that mail to the address arrives at its owner: with another address it proves nothing any more.
 */
export const proveAgain: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) =>
  operation === 'update' && hasMoved(data, originalDoc)
    ? { ...data, password_hash: null, password_set_at: null }
    : data;

/**
 * Keeps the history of the account, invites who has a new one, tells its owner of a block and of another address, and
 * open pages what concerns them.
 */
export const followUp: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const account = doc as AccountRow;
  await recordBan(account, operation === 'create' ? undefined : previousDoc, req);
  if (operation === 'create') {
    await freeAddress(account.email, req);
    await inviteAccount(account, req);
  } else if (hasMoved(account, previousDoc)) {
    await freeAddress(account.email, req);
    await endSessions(account.id, 'staff', req);
    await recordMove(account.id, String(previousDoc.email), req);
    await notifyMoved(account, String(previousDoc.email), req);
  } else if (bans.some((name) => doc[name] !== previousDoc[name])) {
    await notifyAccount(account.id, req);
  }
  if (Boolean(account.is_banned) !== Boolean(previousDoc?.is_banned)) await notifyBan(account, req);
  return doc;
};

/** Sessions and bans go with their account; what was sent with it stays, unless its owner has it all deleted (src/accounts). */
export const endWithAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['account-sessions', 'account-bans'] as const)
    await req.payload.db.deleteMany({ collection, where: { account: { equals: id } }, req });
  await notifyAccount(Number(id), req);
};

function hasMoved(now: { email?: string }, before: { email?: string } | undefined): boolean {
  return now.email !== undefined && before?.email !== undefined && now.email !== before.email;
}
