import type { CookieJar } from './core/auth-platform.ts';

/** The browser's cookies, as far as scripts may see them. */
export const cookieJar: CookieJar = {
  get(name) {
    for (const pair of document.cookie.split('; ')) {
      const at = pair.indexOf('=');
      if (pair.slice(0, at) === name) return decode(pair.slice(at + 1));
    }
    return null;
  },
  set(name, value, { path, maxAge, sameSite, secure }) {
    const attributes = `Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  },
};

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
