import { log } from '@nasaq/logging';
import { userResponseSchema, type Locale } from '@nasaq/contract';
import type { Context } from 'hono';
import { ApiError } from '../api/api-error.ts';
import { askAdmin } from '../api/ask-admin.server.ts';
import { createApi } from '../api/client.ts';
import { readCookie } from '../api/cookies.ts';
import { visitorHeaders } from '../platform/admin-host/headers.ts';
import type { Env } from '../platform/env.ts';
import type { PageAnswer } from '../platform/responses.ts';
import { signedOut, type Session } from '../router/middleware.ts';
import type { PostedForm } from '../router/payload.ts';
import { endedSession, freshXsrf, readToken, xsrfCookie } from './session-cookies.server.ts';

/** Whose request it is, as the admin host says. */
export interface ReaderSession {
  session: Session;
  /** Sent along with calls on behalf of the reader. */
  headers: Record<string, string>;
  /** There is a token, and the admin host cannot be asked whose it is. */
  away: boolean;
  /** What the answer sets. */
  cookies: string[];
}

/** Asks the admin host whose token a request carries, once; `null` for a request without one. */
export async function readSession(c: Context, env: Env, locale: Locale): Promise<ReaderSession | null> {
  const cookies = c.req.header('cookie');
  const token = readToken(cookies);
  if (token === null) return null;
  const over = { session: signedOut, headers: {}, away: false, cookies: endedSession(env) };
  if (!isToken(token)) return over;
  const headers = bearer(token);
  const api = createApi({
    locale,
    base: env.ADMIN_URL,
    headers: { ...visitorHeaders(c), ...headers },
    signal: c.req.raw.signal,
    fetch: askAdmin,
  });
  try {
    const { user } = await api.post('auth/user', {}, userResponseSchema);
    return {
      session: { user },
      headers,
      away: false,
      cookies: readCookie(cookies, xsrfCookie) ? [] : [freshXsrf(env)],
    };
  } catch (error) {
    // 404: the company has no accounts any more.
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return over;
    if (!c.req.raw.signal.aborted) log.error('The session of a reader is not known.', { error });
    return { session: signedOut, headers, away: true, cookies: [] };
  }
}

export function bearer(token: string): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

/** What could be a token; anything else is not worth a call, and may not stand in a header. */
export function isToken(value: string): boolean {
  return value.length <= 4_096 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(value);
}

/** Whoever makes pages, as a capability's server side asks for them: what was posted comes back within its page. */
export interface PageHost {
  env: Env;
  /** The page of an address for the one who asks. */
  show(
    c: Context,
    visit: { pathname: string; search: string; form?: PostedForm },
    session: ReaderSession | null,
  ): Promise<PageAnswer>;
  /** A page for what is refused before any route is asked. */
  refuse(c: Context, pathname: string, status: number): Promise<Response>;
}
