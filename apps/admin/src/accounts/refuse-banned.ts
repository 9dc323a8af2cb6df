import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { findAccount, type AccountRow } from './account-row.ts';
import { isKeptBanned } from './banned-address.ts';
import { cleanEmail } from './clean-email.ts';
import { presentBan } from './present-account.ts';
import { refuseField } from './refuse-field.ts';
import { accountLabels } from './catalogue/index.ts';

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
  const [account, isKept] = await Promise.all([findAccount(address, payload), isKeptBanned(address, { payload })]);
  if (account?.is_banned || isKept) throw refuseField('email', 'banned', blocked, locale);
}
