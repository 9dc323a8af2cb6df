import type { Session } from '../router/session.ts';
import { publishAuth, sessionState } from './auth-store.ts';
import type { Auth } from './core/auth.ts';
import { hasSession } from './has-session.ts';

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
 * @param load the module, which itself needs what stands here
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
