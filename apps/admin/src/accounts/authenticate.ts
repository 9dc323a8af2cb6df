import type { Context } from 'hono';
import type { Payload } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import { retryWhileDatabaseIsDown } from '../platform/database/database-outage.ts';
import { loadAccount, type AccountRow } from './account-row.ts';
import { verifySession } from './session-token.ts';
import { findSession, noteUse, type SessionRow } from './sessions.ts';

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
