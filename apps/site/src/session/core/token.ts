import { authDefaults } from '@nasaq/contract';
import type { TokenOptions } from './auth-options.ts';
import type { AuthStorage } from './auth-storage.ts';

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

type TokenStatus = 'VALID' | 'EXPIRED' | 'UNKNOWN';

/**
 * What the clock says of a token. UNKNOWN, for want of a token or of an expiry, is not a reason to distrust it.
 * @param expiresAt epoch milliseconds
 */
export function tokenStatus(exists: boolean, expiresAt: number | false, now: number): TokenStatus {
  if (!exists || expiresAt === false) return 'UNKNOWN';
  return now < expiresAt - authDefaults.expiryMargin ? 'VALID' : 'EXPIRED';
}

/** A token that is not one: its claims cannot be read. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor(reason: string) {
    super(`Invalid token specified: ${reason}`);
  }
}

/** The claims of a JWT. They are read, not trusted: the API alone can tell whether they are true. */
export function decodeToken(token: unknown): Record<string, unknown> {
  if (typeof token !== 'string') throw new InvalidTokenError('must be a string');
  const part = token.split('.')[1];
  if (part === undefined) throw new InvalidTokenError('missing part #2');
  const claims = parse(decodeText(part));
  return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
}

function decodeText(part: string): string {
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
  } catch (error) {
    throw new InvalidTokenError(`invalid base64 for part #2 (${(error as Error).message})`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidTokenError(`invalid json for part #2 (${(error as Error).message})`);
  }
}
