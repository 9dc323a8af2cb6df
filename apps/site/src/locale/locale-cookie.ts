import { isLocale, localeCookie, type Locale } from '@nasaq/contract';

const pattern = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`);

/** The remembered language; an unknown value counts as English, no cookie as `null`. */
export function readLocaleCookie(cookies: string): Locale | null {
  const value = pattern.exec(cookies)?.[1];
  if (value === undefined) return null;
  return isLocale(value) ? value : 'en';
}

/** For `Set-Cookie` and `document.cookie` alike. */
export function writeLocaleCookie(locale: Locale, secure: boolean): string {
  return `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** What a page's answer sets; `undefined` where the reader's cookie says the same already. */
export function localeCookieFor(locale: Locale, cookies: string | undefined, siteUrl: string): string | undefined {
  return readLocaleCookie(cookies ?? '') === locale
    ? undefined
    : writeLocaleCookie(locale, siteUrl.startsWith('https:'));
}
