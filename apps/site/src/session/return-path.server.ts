import { authDefaults } from '@nasaq/contract';
import { readCookie } from '../api/read-cookie.ts';
import type { Env } from '../platform/env.ts';
import { ownPath } from './core/own-path.ts';
import { cookie } from './session-cookies.server.ts';

/** Holds the path that somebody asked for before they signed in; the browser's scripts read and write it, too. */
const returnCookie = `${authDefaults.cookiePrefix}redirect`;

type CookieEnv = Pick<Env, 'SITE_URL'>;

/** @param path below our origin, with its query */
export function rememberPath(path: string, env: CookieEnv): string {
  return cookie(env, returnCookie, path, { maxAge: authDefaults.cookieMaxAge });
}

export function forgetPath(env: CookieEnv): string {
  return cookie(env, returnCookie, '', { maxAge: 0 });
}

/** Where somebody goes who has signed in; `null` for anything but a path below our own origin. */
export function rememberedPath(cookies: string | undefined): string | null {
  return ownPath(readCookie(cookies, returnCookie));
}
