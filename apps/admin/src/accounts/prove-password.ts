import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { AccountRow } from './account-row.ts';
import { checkPassword } from './check-password.ts';
import { refuseField } from './refuse-field.ts';

const wrong: Record<Locale, string> = { en: 'This is not your password.', ar: 'كلمة المرور هذه ليست كلمتك.' };

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
