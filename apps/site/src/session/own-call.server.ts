import { timingSafeEqual } from 'node:crypto';
import { readCookie } from '../api/read-cookie.ts';
import { saysOwnPage, type CallHeaders } from '../platform/own-page.ts';
import { xsrfCookie } from './session-cookies.server.ts';

const reading = new Set(['GET', 'HEAD']);

/**
 * Whether a call may use the session of the cookie that its browser sends along. Reading may always: no other site can
 * see the answer. What changes something must come from a page of ours and prove that it can read our cookies.
 */
export function isOwnCall(method: string, headers: CallHeaders, siteUrl: string): boolean {
  return reading.has(method) || (saysOwnPage(headers, siteUrl) && carriesXsrf(headers));
}

function carriesXsrf(headers: CallHeaders): boolean {
  const expected = Buffer.from(readCookie(headers.get('cookie') ?? '', xsrfCookie) ?? '');
  const given = Buffer.from(headers.get('x-xsrf-token') ?? '');
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}
