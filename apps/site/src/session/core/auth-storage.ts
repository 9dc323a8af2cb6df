import type { CookieOptions } from './auth-options.ts';
import type { CookieJar } from './auth.ts';

export interface AuthStorage {
  get(key: string): string | null;
  /** @param maxAge seconds, where they differ from the others' */
  set(key: string, value: string, maxAge?: number): void;
  remove(key: string): void;
  /** What has been written or read, but for keys that begin with `_`. */
  publicState(): Readonly<Record<string, string>>;
}

/** Values in cookies, under one prefix. */
export function createStorage(
  jar: CookieJar,
  { prefix, maxAge: defaultMaxAge, ...attributes }: CookieOptions,
): AuthStorage {
  const state: Record<string, string> = {};

  function note(key: string, value: string | null): void {
    if (key.startsWith('_')) return;
    if (value === null) delete state[key];
    else state[key] = value;
  }

  return {
    get(key) {
      const value = jar.get(prefix + key);
      note(key, value);
      return value;
    },
    set(key, value, maxAge = defaultMaxAge) {
      note(key, value);
      jar.set(prefix + key, value, { ...attributes, maxAge });
    },
    remove(key) {
      note(key, null);
      jar.set(prefix + key, '', { ...attributes, maxAge: 0 });
    },
    publicState: () => ({ ...state }),
  };
}
