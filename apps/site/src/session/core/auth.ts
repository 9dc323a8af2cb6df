import type { AccountUser } from '@nasaq/contract';
import type { ErrorListener } from './auth-errors.ts';
import type { RedirectName } from './auth-options.ts';

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

/** What everybody may know of the session; tokens are never in it. */
export interface AuthState {
  user: AccountUser | null;
  loggedIn: boolean;
  /** Name of the strategy, `null` where none is set. */
  strategy: string | null;
  /** A login is under way. */
  busy: boolean;
}

/** What the module needs of the place where it runs. */
export interface AuthPlatform {
  /** `POST` below the API; throws what the API client throws. */
  post(path: string, body: unknown): Promise<unknown>;
  /** `POST /_auth/reset`: the server takes away the cookie that scripts cannot. */
  forgetHidden(): Promise<void>;
  cookies: CookieJar;
  /** Origin of the API: no other gets the token. */
  apiOrigin: string;
  /** Where the reader is: path with locale prefix, query and hash. */
  here(): string;
  /** The page carries auth metadata: who may see it depends on the session. */
  isGuarded(): boolean;
  /** A path of the site in the reader's language. */
  localized(path: string): string;
  /** Ends once the page is left. */
  go(path: string): Promise<void>;
  now(): number;
}

export interface CookieJar {
  /** The decoded value, or `null`. */
  get(name: string): string | null;
  set(name: string, value: string, attributes: CookieAttributes): void;
}

export interface CookieAttributes {
  path: string;
  /** Seconds; 0 deletes. */
  maxAge: number;
  sameSite: 'lax' | 'strict';
  secure: boolean;
}

/** Whether a user's scope holds a name: as a member of a list, or as an own, truthy entry of a map. */
export function hasScope(scope: unknown, name: string): boolean {
  if (Array.isArray(scope)) return scope.includes(name);
  if (typeof scope !== 'object' || scope === null) return false;
  return Object.hasOwn(scope, name) && Boolean((scope as Record<string, unknown>)[name]);
}

export type Credentials = Record<string, unknown>;
