import type { LoginRequest } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { T } from '../locale/translator.ts';
import type { AuthActions } from '../session/use-auth.ts';
import { ToldError } from './form-failure.ts';

/**
 * A login whose reader hears of every failure: the API's own, and those after it, when the address and the password were
 * right and it still came to nothing.
 * @throws {ApiError | ToldError}
 */
export async function signIn(login: AuthActions['login'], request: LoginRequest, t: T): Promise<void> {
  try {
    await login({ ...request });
  } catch (error) {
    if (error instanceof ApiError && error.request.url.includes('auth/login')) throw error;
    const isKept = !(error instanceof Error && error.name === 'SessionNotKeptError');
    if (isKept) console.error(error);
    throw new ToldError(t(isKept ? 'account.login.unfinished' : 'account.login.no_cookies'));
  }
}
