import { authDefaults, type Locale, type LoginResponse } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Context } from 'hono';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { checkPassword } from './password.ts';
import { type AccountRow, cleanEmail, loadAccount } from './account-row.ts';
import { refuseField } from './refuse-field.ts';
import { beginSession, findSession, noteUse, type SessionRow } from './sessions.ts';
import { accountLabels } from './catalogue/index.ts';
import { ApiError } from '../platform/http/error.ts';
import { retryWhileDatabaseIsDown } from '../platform/database/database-outage.ts';
import { verifySession } from './session-token.ts';

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

/** Somebody signed in, and the session that says so. */
export interface SignedIn {
  account: AccountRow;
  session: SessionRow;
  /** By which the session is found again. */
  token: string;
}

/** @throws {ApiError} `unauthorized` without a token, and with one that is forged, cut, expired or ended */
export async function authenticate(c: Context, payload: Payload): Promise<SignedIn> {
  const signedIn = await optionalAccount(c, payload);
  if (!signedIn) throw new ApiError('unauthorized');
  return signedIn;
}

/**
 * Whoever sends, where the call is open to everybody. A token that does not count is nobody's: what somebody has
 * written is not refused because their session has ended meanwhile.
 */
export async function optionalAccount(c: Context, payload: Payload): Promise<SignedIn | null> {
  const jwt = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const claims = jwt ? await verifySession(jwt) : null;
  if (!claims) return null;
  return retryWhileDatabaseIsDown(() => findSignedIn(claims.account, claims.token, payload));
}

/** Who is signed in with the session of a verified token; `null` once it has ended. */
export async function findSignedIn(account: number, token: string, payload: Payload): Promise<SignedIn | null> {
  const [session, row] = await Promise.all([findSession(account, token, payload), loadAccount(account, payload)]);
  if (!session || !row) return null;
  await noteUse(session, payload);
  return { account: row, session, token };
}
