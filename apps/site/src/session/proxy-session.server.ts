import { apiBasePath, loginResponseSchema } from '@nasaq/contract';
import { timingSafeEqual } from 'node:crypto';
import { readCookie } from '../api/cookies.ts';
import type { Env } from '../platform/env.ts';
import { type CallHeaders, isOwnPage, saysOwnPage } from '../platform/own-page.ts';
import { bearer, isToken } from './read-session.server.ts';
import { endedSession, freshXsrf, readToken, startedSession, xsrfCookie } from './session-cookies.server.ts';

type SessionEnv = Pick<Env, 'SITE_URL' | 'AUTH_TOKEN'>;

/** A call of a browser on its way to the admin host. */
export interface Call {
  method: string;
  pathname: string;
  headers: CallHeaders;
}

const loginPath = `${apiBasePath}auth/login`;
const logoutPath = `${apiBasePath}auth/logout`;
const deletionPath = `${apiBasePath}account/deletion`;

/**
 * The session's part in a call of a browser: its token, which no script sees, goes along where the call may use it.
 * @returns what the call is sent with; `null` for one that another site may have started
 */
export function takeSessionAlong(
  { method, pathname, headers }: Call,
  env: SessionEnv,
): { authorization: string | null } | null {
  const authorization = headers.get('authorization');
  if (pathname === loginPath) return isOwnPage(headers, env.SITE_URL) ? { authorization } : null;
  const token = readToken(headers.get('cookie') ?? '');
  if (token === null || authorization !== null) return { authorization };
  if (!isOwnCall(method, headers, env.SITE_URL)) return null;
  return isToken(token) ? bearer(token) : { authorization };
}

/**
 * Cookies by which an answer of the admin host ends the browser's session: a logout, a deletion or a 401 does.
 * @param authorization that the call was sent with
 */
export function endingCookies(
  { method, pathname, headers }: Call,
  authorization: string | null,
  status: number,
  env: SessionEnv,
): string[] {
  const token = readToken(headers.get('cookie') ?? '');
  const own = token !== null && [null, bearer(token).authorization].includes(authorization);
  const over = own && status === 401;
  const left = method === 'POST' && (pathname === logoutPath || (pathname === deletionPath && isGood(status)));
  return over || left ? endedSession(env) : [];
}

/** Whether an answer begins a session: then it is not the browser's as it stands, but `startSession` makes it so. */
export function isLogin({ method, pathname }: Call, status: number): boolean {
  return method === 'POST' && pathname === loginPath && isGood(status);
}

/**
 * The token stays here, in a cookie that scripts cannot read, unless it is set up that they keep it themselves.
 * @param body of the admin host's answer to a login
 * @throws where it is not one
 */
export function startSession(body: Buffer, env: SessionEnv): { body: string; cookies: string[] } {
  const login = loginResponseSchema.parse(JSON.parse(body.toString()));
  const { token, ...rest } = login;
  const forScripts = env.AUTH_TOKEN === 'script';
  return {
    body: JSON.stringify(forScripts ? login : rest),
    cookies: forScripts ? [freshXsrf(env)] : startedSession({ token, ...rest }, env),
  };
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}

const reading = new Set(['GET', 'HEAD']);

/**
 * Whether a call may use the session of the cookie that its browser sends along. Reading may always: no other site can
 * see the answer. What changes something must come from a page of ours and prove that it can read our cookies.
 */
function isOwnCall(method: string, headers: CallHeaders, siteUrl: string): boolean {
  return reading.has(method) || (saysOwnPage(headers, siteUrl) && carriesXsrf(headers));
}

function carriesXsrf(headers: CallHeaders): boolean {
  const expected = Buffer.from(readCookie(headers.get('cookie') ?? '', xsrfCookie) ?? '');
  const given = Buffer.from(headers.get('x-xsrf-token') ?? '');
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}
