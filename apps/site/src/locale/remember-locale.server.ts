import type { Context } from 'hono';
import type { Env } from '../platform/env.ts';
import { localeCookieFor } from './locale-cookie.ts';
import { splitLocale } from './split-locale.ts';

/** A page's address decides the language, and the cookie follows it; a payload leaves it alone, since it may be a mere preload. */
export function rememberLocale(c: Context, pathname: string, env: Env): void {
  const cookie = localeCookieFor(splitLocale(pathname).locale, c.req.header('cookie'), env.SITE_URL);
  if (cookie) c.header('Set-Cookie', cookie, { append: true });
}
