import { expirationCookie } from '@nasaq/contract';
import type { Session } from '../router/middleware.ts';
import type { AuthState, Auth } from './core/auth.ts';

export interface BrowserAuth extends Auth {
  /** Asks again where the cookie and the page disagree about whether there is a session. */
  findOut(): Promise<void>;
  /** Makes a call that ends the session, so that nobody takes its end for news. */
  endingItself<T>(call: () => Promise<T>): Promise<T>;
}

let start: () => Promise<BrowserAuth>;
let opened: Promise<BrowserAuth> | null = null;

/**
 * Takes over the session that the page was rendered for. Without one nothing more is loaded until somebody signs in.
 * @param load the auth module, which itself needs what stands here
 */
export function takeSession(session: Session, load: () => Promise<BrowserAuth>): void {
  start = load;
  publishAuth(sessionState(session));
  if (session.user ?? hasSession()) openAuth().catch(console.error);
}

/** The auth module, started once; a failure to load it is not remembered. */
export function openAuth(): Promise<BrowserAuth> {
  return (opened ??= start().catch((error: unknown) => {
    opened = null;
    throw error;
  }));
}

/** Whether there is a session to ask for, as far as scripts can see: the token itself may be hidden from them. */
export function hasSession(cookies = document.cookie): boolean {
  return cookies.includes(`${expirationCookie}=`);
}

let state: AuthState;
const listeners = new Set<() => void>();

/** The browser's; on the server the session comes with the request. */
export const readAuth = (): AuthState => state;

export function publishAuth(next: AuthState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function watchAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of a session before anything is loaded for it. */
export function sessionState({ user }: Session): AuthState {
  return { user, loggedIn: user !== null, strategy: null, busy: false };
}
