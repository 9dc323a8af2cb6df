import type { TokenOptions } from './auth-options.ts';
import type { AuthStorage } from './auth-storage.ts';
import { decodeToken } from './decode-token.ts';
import { tokenStatus, type TokenStatus } from './token-status.ts';

export interface Token {
  /** `null` without one, or where a cookie holds it that scripts cannot read. */
  get(): string | null;
  /** There is one, whether it can be read or not. */
  exists(): boolean;
  /** It is kept in a cookie that scripts cannot read. */
  isHidden(): boolean;
  status(): TokenStatus;
  /**
   * @param expiresIn seconds, for a token that does not say itself
   * @throws {InvalidTokenError}
   */
  set(token: unknown, expiresIn?: unknown): void;
  /** Forgets what scripts can. */
  remove(): void;
  /** For a call, with its type once. */
  header(): Record<string, string>;
}

/** A strategy's token in storage. The site's server may hold it instead: then its expiration alone stands here. */
export function createToken(
  { prefix, expirationPrefix, maxAge, type, name }: TokenOptions,
  strategy: string,
  storage: AuthStorage,
  now: () => number,
): Token {
  const key = prefix + strategy;
  const expirationKey = expirationPrefix + strategy;
  const get = () => held(storage.get(key));

  function expiresAt(): number | false {
    const stored = storage.get(expirationKey);
    const moment = Number(stored ?? 'none');
    if (!Number.isNaN(moment) && stored !== '') return moment;
    const token = get();
    return stored === null && token !== null ? expiryOf(token, undefined) : false;
  }

  function expiryOf(token: unknown, expiresIn: unknown): number | false {
    const { exp } = decodeToken(token);
    if (typeof exp === 'number') return exp * 1_000;
    const seconds = typeof expiresIn === 'number' ? expiresIn : maxAge;
    return seconds === false ? false : now() + seconds * 1_000;
  }

  const exists = () => get() !== null || storage.get(expirationKey) !== null;

  return {
    get,
    exists,
    isHidden: () => exists() && get() === null,
    status: () => tokenStatus(exists(), expiresAt(), now()),
    set(token, expiresIn) {
      const expiry = expiryOf(token, expiresIn);
      const kept = maxAge === false ? undefined : maxAge;
      storage.set(key, withType(token as string, type), kept);
      storage.set(expirationKey, String(expiry), kept);
    },
    remove() {
      storage.remove(key);
      storage.remove(expirationKey);
    },
    header() {
      const token = get();
      return token === null ? {} : { [name]: withType(token, type) };
    },
  };
}

/** `false` stands where others keep that there is none. */
function held(value: string | null): string | null {
  return value === '' || value === 'false' ? null : value;
}

function withType(token: string, type: string | false): string {
  return type === false || token.startsWith(`${type} `) ? token : `${type} ${token}`;
}
