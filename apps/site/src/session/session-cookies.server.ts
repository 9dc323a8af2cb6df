import { randomBytes } from 'node:crypto';
import { authDefaults, expirationCookie, type LoginResponse, tokenCookie } from '@nasaq/contract';
import { Hono } from 'hono';
import { readCookie } from '../api/cookies.ts';
import type { Env } from '../platform/env.ts';
import { saysOwnPage } from '../platform/own-page.ts';
import { ownPath } from './core/redirects.ts';

/** Readable by scripts: a call that carries its value in `X-XSRF-TOKEN` comes from a page of ours. */
export const xsrfCookie = 'XSRF-TOKEN';

type CookieEnv = Pick<Env, 'SITE_URL' | 'AUTH_TOKEN'>;

/** The token of a request, or `null`. One that scripts keep may be encoded, and begin with its type. */
export function readToken(cookies: string | undefined): string | null {
  const value = readCookie(cookies, tokenCookie);
  const token = value?.replace(new RegExp(`^${authDefaults.tokenType} `), '');
  return token && token !== 'false' ? token : null;
}

/** What a login sets, whatever the browser had before: a session that somebody else has begun never becomes the reader's. */
export function startedSession({ token, expires_in }: LoginResponse, env: CookieEnv): string[] {
  const maxAge = authDefaults.tokenMaxAge;
  const expiresAt = Date.now() + (expires_in ?? maxAge) * 1_000;
  return [
    cookie(env, tokenCookie, token, { maxAge, httpOnly: env.AUTH_TOKEN === 'cookie' }),
    cookie(env, expirationCookie, String(expiresAt), { maxAge }),
    freshXsrf(env),
  ];
}

export function freshXsrf(env: Pick<Env, 'SITE_URL'>): string {
  return cookie(env, xsrfCookie, randomBytes(24).toString('base64url'), { maxAge: authDefaults.tokenMaxAge });
}

/** What takes a session from its browser. */
export function endedSession(env: Pick<Env, 'SITE_URL'>): string[] {
  return [
    cookie(env, tokenCookie, '', { maxAge: 0, httpOnly: true }),
    cookie(env, expirationCookie, '', { maxAge: 0 }),
    cookie(env, xsrfCookie, '', { maxAge: 0 }),
  ];
}

/** For `Set-Cookie`; `value` is encoded. */
export function cookie(
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  name: string,
  value: string,
  { maxAge, httpOnly = false }: { maxAge: number; httpOnly?: boolean },
): string {
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${httpOnly ? '; HttpOnly' : ''}${secure}`;
}

/** Holds the path that somebody asked for before they signed in; the browser's scripts read and write it, too. */
const returnCookie = `${authDefaults.cookiePrefix}redirect`;

type SiteAddress = Pick<Env, 'SITE_URL'>;

/** @param path below our origin, with its query */
export function rememberPath(path: string, env: SiteAddress): string {
  return cookie(env, returnCookie, path, { maxAge: authDefaults.cookieMaxAge });
}

export function forgetPath(env: SiteAddress): string {
  return cookie(env, returnCookie, '', { maxAge: 0 });
}

/** Where somebody goes who has signed in; `null` for anything but a path below our own origin. */
export function rememberedPath(cookies: string | undefined): string | null {
  return ownPath(readCookie(cookies, returnCookie));
}

/** `POST /_auth/reset`: forgets the token that scripts cannot. Only our own pages may ask for it. */
export function resetSession(env: Env): Hono {
  return new Hono()
    .post('/_auth/reset', (c) => {
      if (!saysOwnPage(c.req.raw.headers, env.SITE_URL)) return c.body(null, 403);
      for (const value of endedSession(env)) c.header('Set-Cookie', value, { append: true });
      return c.body(null, 204);
    })
    .all('/_auth/reset', (c) => c.body(null, 405, { Allow: 'POST' }));
}
