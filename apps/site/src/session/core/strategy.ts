import type { AccountUser } from '@nasaq/contract';
import { ExpiredSessionError, IncompleteUserError } from './auth-errors.ts';
import type { StrategyOptions } from './auth-options.ts';
import type { AuthStorage } from './auth-storage.ts';
import type { AuthPlatform, Credentials } from './auth.ts';
import { createToken, InvalidTokenError, type Token } from './token.ts';

export interface Strategy {
  name: string;
  token: Token;
  /** Sends credentials, and keeps the token where the answer carries one: else the server has put it into a cookie. */
  login(credentials: Credentials): Promise<void>;
  logout(): Promise<void>;
  fetchUser(): Promise<AccountUser>;
}

/** Credentials for a token, and the token for a user. */
export function createStrategy(
  name: string,
  options: StrategyOptions,
  storage: AuthStorage,
  platform: AuthPlatform,
): Strategy {
  const { clientId, grantType, scope, endpoints, userProperty } = options;
  const { property, expiresProperty } = options.token;
  const token = createToken(options.token, name, storage, () => platform.now());

  return {
    name,
    token,
    async login(credentials) {
      const answer = await platform.post(endpoints.login, {
        ...credentials,
        ...(clientId === undefined ? {} : { client_id: clientId }),
        ...(grantType === undefined ? {} : { grant_type: grantType }),
        ...(scope === undefined ? {} : { scope: Array.isArray(scope) ? scope.join(' ') : scope }),
      });
      const given = propertyOf(answer, property);
      if (given !== undefined) token.set(given, propertyOf(answer, expiresProperty));
    },
    async logout() {
      await platform.post(endpoints.logout, {});
    },
    async fetchUser() {
      const user = propertyOf(await platform.post(endpoints.user, {}), userProperty);
      if (typeof user !== 'object' || user === null) throw new IncompleteUserError(userProperty);
      return user as AccountUser;
    },
  };
}

function propertyOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? (body as Record<string, unknown>)[name]
    : undefined;
}

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
