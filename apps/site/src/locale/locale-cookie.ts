import { isLocale, type Locale, localeCookie } from '@nasaq/contract';
import { useEffect } from 'react';

const pattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/** The remembered language; an unknown value counts as English, no cookie as `null`. */
export function readLocaleCookie(cookies: string): Locale | null {
  const value = pattern.exec(cookies)?.[1];
  if (value === undefined) return null;
  return isLocale(value) ? value : 'en';
}

/** For `Set-Cookie` and `document.cookie` alike. */
function writeLocaleCookie(locale: Locale, secure: boolean): string {
  return `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** What a page's answer sets; `undefined` where the reader's cookie says the same already. */
export function localeCookieFor(locale: Locale, cookies: string | undefined, siteUrl: string): string | undefined {
  return readLocaleCookie(cookies ?? '') === locale
    ? undefined
    : writeLocaleCookie(locale, siteUrl.startsWith('https:'));
}

/** The address decides the language, and the cookie follows it. */
export function useLocaleCookie(locale: Locale): void {
  useEffect(() => {
    if (readLocaleCookie(document.cookie) !== locale)
      document.cookie = writeLocaleCookie(locale, window.location.protocol === 'https:');
  }, [locale]);
}
