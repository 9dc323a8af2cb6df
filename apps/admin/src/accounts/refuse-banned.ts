import type { Locale } from '@nasaq/contract';
import { ApiError } from '../api/error.ts';
import type { AccountRow } from './account-row.ts';
import { presentBan } from './present-account.ts';

/** @throws {ApiError} `banned` with the reason, for who may not order */
export function refuseBanned(account: AccountRow, locale: Locale): void {
  const { isBanned, reason } = presentBan(account, locale);
  if (isBanned) throw new ApiError('banned', undefined, reason ? { message: reason } : {});
}
