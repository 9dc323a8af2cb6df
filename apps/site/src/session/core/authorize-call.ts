import { ExpiredSessionError } from './auth-errors.ts';
import { InvalidTokenError } from './decode-token.ts';
import type { Token } from './token.ts';

/**
 * Headers of a call before it is sent: the token goes to the API's own origin only. One that is past its time, or is
 * none, ends the session.
 * @throws {ExpiredSessionError | InvalidTokenError}
 */
export async function authorizeCall(
  url: string,
  apiOrigin: string,
  token: Token | undefined,
  reset: () => Promise<void>,
): Promise<Record<string, string>> {
  if (token === undefined || new URL(url, apiOrigin).origin !== apiOrigin) return {};
  try {
    if (token.status() === 'EXPIRED') throw new ExpiredSessionError();
    return token.header();
  } catch (error) {
    if (error instanceof ExpiredSessionError || error instanceof InvalidTokenError) await reset();
    throw error;
  }
}
