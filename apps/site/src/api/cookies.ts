/** The decoded value of a cookie in a `Cookie` header or in `document.cookie`, or `null`. */
export function readCookie(cookies: string | undefined, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}

/** The XSRF cookie as the header that proves a call comes from our own page. One that no header can carry is not ours. */
export function xsrfHeader(cookies = document.cookie): Record<string, string> {
  const value = readCookie(cookies, 'XSRF-TOKEN');
  return value && /^[\x21-\x7e]+$/.test(value) ? { 'x-xsrf-token': value } : {};
}
