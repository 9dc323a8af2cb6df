import { readCookie } from '../api/read-cookie.ts';
import type { CookieJar } from './core/auth-platform.ts';

/** The browser's cookies, as far as scripts may see them. */
export const cookieJar: CookieJar = {
  get: (name) => readCookie(document.cookie, name),
  set(name, value, { path, maxAge, sameSite, secure }) {
    const attributes = `Path=${path}; Max-Age=${maxAge}; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
  },
};
