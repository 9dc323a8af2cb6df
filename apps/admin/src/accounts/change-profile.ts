import { cleanLine, normalizeDigits, type Locale, type ProfileRequest } from '@nasaq/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Payload } from 'payload';
import { searchTextOf } from '../platform/staff/list-search.ts';
import { toE164 } from '../platform/http/phone.ts';
import { refuseValues } from '../platform/http/body.ts';
import { loadAccount, type AccountRow } from './account-row.ts';

const homeCountry = 'EG';

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
  const number = country ? toE164(phone, country) : toE164(phone, homeCountry) || international(phone);
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
