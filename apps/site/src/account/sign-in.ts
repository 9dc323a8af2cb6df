import type { LoginRequest } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { FormStore } from '../forms/index.ts';
import type { T } from '../locale/translator.ts';
import type { AuthActions } from '../session/index.ts';
import { ToldError } from './account-forms.ts';

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

/** In this window's memory alone: never in an address, in storage, or on the server. */
let typed = '';

/** The mail address goes with its reader from one form on the way into an account to the next, until they are in. */
export const typedAddress = {
  values: () => ({ email: typed }),
  /** Returns the way to stop. What a form forgets once it was sent stays for the others. */
  follow(store: FormStore<never>): () => void {
    return store.subscribe(() => {
      if (store.touched().has('email')) typed = String(store.get('email'));
    });
  },
  forget(): void {
    typed = '';
  },
};
