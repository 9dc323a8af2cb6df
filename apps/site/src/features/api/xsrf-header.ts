/** The XSRF cookie as the header that proves a call comes from our own page. */
export function xsrfHeader(cookies = document.cookie): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  return value ? { 'x-xsrf-token': decodeURIComponent(value) } : {};
}
