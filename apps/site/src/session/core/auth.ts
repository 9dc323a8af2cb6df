import type { AccountUser } from '@nasaq/contract';
import type { ErrorListener } from './auth-errors.ts';
import type { RedirectName } from './auth-options.ts';
import type { AuthState } from './auth-state.ts';
import type { Credentials } from './strategy.ts';

export interface Auth {
  readonly state: AuthState;
  subscribe(listener: () => void): () => void;
  /** Is told of what fails; returns what ends that. */
  onError(listener: ErrorListener): () => void;
  /**
   * Finds out who reads. Never throws.
   * @param user whom the server has already named
   */
  start(user?: unknown): Promise<void>;
  /** Ends what runs by the clock. */
  stop(): void;
  setStrategy(name: string): void;
  login(credentials: Credentials): Promise<void>;
  logout(): Promise<void>;
  /** Does nothing without a token. */
  fetchUser(): Promise<void>;
  setUser(user: AccountUser | null): void;
  /** Signs out here, without a word to the API. */
  reset(): Promise<void>;
  /** The API says that the session is over: signs out and goes to login, and back here after it. */
  expire(): Promise<void>;
  redirect(name: RedirectName): Promise<void>;
  /** Keeps a path for after the login. */
  remember(path: string): void;
  hasScope(name: string): boolean;
  /**
   * Headers of a call, before it is sent.
   * @throws {ExpiredSessionError}
   */
  authorize(url: string): Promise<Record<string, string>>;
}
