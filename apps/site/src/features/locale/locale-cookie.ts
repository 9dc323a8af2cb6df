import { isLocale, localeCookie, type Locale } from '@nasaq/contract';

/** The remembered language; an unknown value counts as English, no cookie as `null`. */
export function readLocaleCookie(cookies: string): Locale | null {
  const value = new RegExp(`(?:^|;\\s*)${localeCookie.name}=([^;]*)`).exec(cookies)?.[1];
  if (value === undefined) return null;
  return isLocale(value) ? value : 'en';
}

/** For `Set-Cookie` and `document.cookie` alike. */
export function writeLocaleCookie(locale: Locale, secure: boolean): string {
  return `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
