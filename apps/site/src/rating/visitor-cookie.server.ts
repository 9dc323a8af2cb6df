import { apiBasePath, visitorCookie, visitorHeader, visitorMaxAge } from '@nasaq/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from '../api/cookies.ts';
import type { Env } from '../platform/env.ts';
import { sessionCookie } from '../session/index.server.ts';

const call = new RegExp(`^${apiBasePath}articles/[^/]+/rating$`);

/** Whether a call is one that knows visitors by the server's id; all others never see it. */
export function isRatingCall(pathname: string): boolean {
  return call.test(pathname);
}

/** The visitor's id as the API takes it, from the cookies of a request. */
export function visitorIdHeader(cookies: string | undefined): Record<string, string> {
  const id = readCookie(cookies, visitorCookie);
  return id && /^[\w-]{1,60}\.[\w-]{1,60}$/.test(id) ? { [visitorHeader]: id } : {};
}

/** What keeps an id for the visitor: scripts do not see it, other sites cannot send it. */
export function visitorCookies(id: string | null | undefined, env: Pick<Env, 'SITE_URL'>): string[] {
  return id ? [sessionCookie(env, visitorCookie, id, { maxAge: visitorMaxAge, httpOnly: true })] : [];
}

/** Takes the id out of an answer's headers on their way to the browser. */
export function takeVisitorId(head: IncomingHttpHeaders): string | null {
  const id = head[visitorHeader]?.toString() ?? null;
  delete head[visitorHeader];
  return id;
}
