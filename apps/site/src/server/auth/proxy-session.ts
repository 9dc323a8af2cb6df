import { apiBasePath, loginResponseSchema } from '@nasaq/contract';
import type { Env } from '../env.ts';
import { isOwnPage } from '../forms/own-page.ts';
import { isOwnCall } from './own-call.ts';
import { bearer, isToken } from './read-session.ts';
import { endedSession, freshXsrf, readToken, startedSession } from './session-cookies.ts';

type SessionEnv = Pick<Env, 'SITE_URL' | 'AUTH_TOKEN'>;

const loginPath = `${apiBasePath}auth/login`;
const logoutPath = `${apiBasePath}auth/logout`;
const deletionPath = `${apiBasePath}account/deletion`;

/**
 * The session's part in a call of a browser: its token, which no script sees, goes along where the call may use it.
 * @param headers of the call to the admin host; changed
 * @returns `false` for a call that another site may have started
 */
export function takeSessionAlong(request: Request, headers: Headers, env: SessionEnv): boolean {
  const { pathname } = new URL(request.url);
  const token = readToken(request.headers.get('cookie') ?? '');
  headers.delete('cookie');
  if (pathname === loginPath) return isOwnPage(request.headers, env.SITE_URL);
  if (token === null || headers.has('authorization')) return true;
  if (!isOwnCall(request.method, request.headers, env.SITE_URL)) return false;
  if (isToken(token)) headers.set('authorization', bearer(token).authorization);
  return true;
}

/** What an answer of the admin host does to the browser's session: a login begins it; a logout, a deletion or a 401 ends it. */
export async function settleSession(
  request: Request,
  sent: Headers,
  response: Response,
  env: SessionEnv,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === loginPath && response.ok) return loggedIn(response, env);
  const token = readToken(request.headers.get('cookie') ?? '');
  const own = token !== null && [null, bearer(token).authorization].includes(sent.get('authorization'));
  const over = own && response.status === 401;
  const left = request.method === 'POST' && (pathname === logoutPath || (pathname === deletionPath && response.ok));
  return over || left ? withCookies(response, endedSession(env)) : response;
}

/** The token stays here, in a cookie that scripts cannot read, unless it is set up that they keep it themselves. */
async function loggedIn(response: Response, env: SessionEnv): Promise<Response> {
  const login = loginResponseSchema.parse(await response.json());
  const { token, ...rest } = login;
  const forScripts = env.AUTH_TOKEN === 'script';
  const answer = Response.json(forScripts ? login : rest, { headers: { 'Cache-Control': 'no-store' } });
  return withCookies(answer, forScripts ? [freshXsrf(env)] : startedSession({ token, ...rest }, env));
}

function withCookies(response: Response, cookies: string[]): Response {
  for (const value of cookies) response.headers.append('Set-Cookie', value);
  return response;
}
