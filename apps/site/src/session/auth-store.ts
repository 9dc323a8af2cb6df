import type { Session } from '../router/session.ts';
import type { AuthState } from './core/auth-state.ts';

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
