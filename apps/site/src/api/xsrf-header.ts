import { readCookie } from './read-cookie.ts';

/** The XSRF cookie as the header that proves a call comes from our own page. One that no header can carry is not ours. */
export function xsrfHeader(cookies = document.cookie): Record<string, string> {
  const value = readCookie(cookies, 'XSRF-TOKEN');
  return value && /^[\x21-\x7e]+$/.test(value) ? { 'x-xsrf-token': value } : {};
}
