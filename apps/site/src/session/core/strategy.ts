import type { AccountUser } from '@nasaq/contract';
import { IncompleteUserError } from './auth-errors.ts';
import type { StrategyOptions } from './auth-options.ts';
import type { AuthPlatform } from './auth-platform.ts';
import type { AuthStorage } from './auth-storage.ts';
import { createToken, type Token } from './token.ts';

export type Credentials = Record<string, unknown>;

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
