import type { AccountSession, AccountUser, Ban, Locale } from '@nasaq/contract';
import type { AccountRow } from './account-row.ts';
import type { SessionRow } from './sessions.ts';

/** What somebody signed in is told about themselves. */
export function presentAccount(account: AccountRow, locale: Locale): AccountUser {
  const { email, id, locale: language, name, phone, scope } = account;
  return {
    id: String(id),
    name,
    email,
    phone: phone || null,
    locale: language,
    scope: scope ?? [],
    ban: presentBan(account, locale),
  };
}

export function presentBan(account: AccountRow, locale: Locale): Ban {
  if (!account.is_banned) return { isBanned: false, reason: '' };
  return { isBanned: true, reason: account[`ban_reason_${locale}`] ?? '' };
}

/** @param current id of the session that asks */
export function presentSession({ createdAt, device, id, used_at: used }: SessionRow, current: number): AccountSession {
  return {
    id: String(id),
    device: device ?? '',
    startedAt: new Date(createdAt).toISOString(),
    usedAt: new Date(used).toISOString(),
    current: id === current,
  };
}
