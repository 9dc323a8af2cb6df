import type { AccountUser } from '@nasaq/contract';

/** What everybody may know of the session; tokens are never in it. */
export interface AuthState {
  user: AccountUser | null;
  loggedIn: boolean;
  /** Name of the strategy, `null` where none is set. */
  strategy: string | null;
  /** A login is under way. */
  busy: boolean;
}
