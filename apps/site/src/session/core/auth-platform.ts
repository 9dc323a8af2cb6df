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
