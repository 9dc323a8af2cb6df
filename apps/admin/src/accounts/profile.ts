import {
  type AccountSession,
  type AccountUser,
  type Ban,
  cleanLine,
  type Locale,
  normalizeDigits,
  type ProfileRequest,
} from '@nasaq/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Payload } from 'payload';
import { type AccountRow, loadAccount } from './account-row.ts';
import type { SessionRow } from './sessions.ts';
import { companyCountry } from '../platform/company/country.ts';
import { searchTextOf } from '../platform/staff/list-search.ts';
import { toE164 } from '../platform/http/phone.ts';
import { refuseValues } from '../platform/http/body.ts';

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

/** A ban as its account is told of it. */
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

/**
 * @param language of who asks, which need not be that of their mails
 * @throws {ApiError} `invalid` with every failing field
 */
export async function changeProfile(
  account: AccountRow,
  { country, locale, name: typedName, phone: typedPhone }: ProfileRequest,
  { language, payload }: { language: Locale; payload: Payload },
): Promise<AccountRow> {
  const name = cleanLine(typedName);
  const phone = normalizeDigits(cleanLine(typedPhone));
  const home = country || (phone && (await companyCountry(payload)));
  const number = (home && toE164(phone, home)) || (country ? '' : international(phone));
  const failures = [
    ...(name === '' ? [{ field: 'name', rule: 'required' }] : []),
    ...(phone !== '' && number === '' ? [{ field: 'phone', rule: 'phone' }] : []),
  ];
  if (failures.length > 0) throw refuseValues(failures, {}, language);
  const data = { name, phone: number || null, locale, search_text: searchTextOf([name, account.email, number]) };
  await payload.db.updateOne({ collection: 'accounts', id: account.id, data, returning: false });
  return (await loadAccount(account.id, payload)) ?? account;
}

/** A number that names its country itself; empty for another. */
function international(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  return parsed?.isValid() && !parsed.ext ? parsed.number : '';
}
