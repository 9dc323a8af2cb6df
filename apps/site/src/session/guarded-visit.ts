import { paths } from '@nasaq/contract';
import { splitLocale } from '../locale/split-locale.ts';
import type { Session } from '../router/middleware.ts';
import { hasSession, openAuth, readAuth } from './open-auth.ts';

/**
 * Who reads, for a page that depends on it. Where the cookie says something else than the page that is open, after a
 * login in another tab for example, it is found out first. Who cannot be asked for is signed out.
 */
export async function currentSession(): Promise<Session> {
  if (hasSession() !== readAuth().loggedIn) {
    try {
      const auth = await openAuth();
      await auth.findOut();
    } catch (error) {
      console.error(error);
    }
  }
  return readAuth();
}

/** Keeps the address of a page that leads to login, for after it. */
export async function rememberAsked({ pathname, search }: URL, to: string): Promise<void> {
  if (splitLocale(to).path !== paths.login) return;
  const auth = await openAuth();
  auth.remember(pathname + search);
}
