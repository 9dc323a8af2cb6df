import { authDefaults, type Locale, type LoginResponse } from '@nasaq/contract';
import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { checkPassword } from './password.ts';
import { cleanEmail } from './account-row.ts';
import { refuseField } from './refuse-field.ts';
import { beginSession } from './sessions.ts';
import { accountLabels } from './catalogue/index.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Circumstances {
  payload: Payload;
  locale: Locale;
  userAgent: string;
}

const wrong: Record<Locale, string> = accountLabels.signIn.wrong;

/**
 * Begins a session for who knows the password; a blocked account may sign in too.
 * @throws {ApiError} `invalid` on `password`, the same for a wrong one and an unknown address; `too_many_requests`
 */
export async function signIn(
  { email, password }: Credentials,
  { locale, payload, userAgent }: Circumstances,
): Promise<LoginResponse> {
  const account = await checkPassword(cleanEmail(email), password, { locale, payload });
  if (!account) throw refuseField('password', 'credentials', wrong, locale);
  const token = await inTransaction(payload, async (req) => {
    const noted = await payload.db.updateOne({
      collection: 'accounts',
      // A password that was replaced while it was looked at would leave a session that nobody ends.
      where: { and: [{ id: { equals: account.id } }, { password_hash: { equals: account.password_hash } }] },
      data: { last_login_at: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!noted) throw refuseField('password', 'credentials', wrong, locale);
    return beginSession(account.id, userAgent, req);
  });
  return { token, expires_in: authDefaults.tokenMaxAge };
}
