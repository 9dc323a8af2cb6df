import type { Locale } from '@nasaq/contract';
import { useEffect } from 'react';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';

/** The address decides the language, and the cookie follows it. */
export function useLocaleCookie(locale: Locale): void {
  useEffect(() => {
    if (readLocaleCookie(document.cookie) !== locale)
      document.cookie = writeLocaleCookie(locale, window.location.protocol === 'https:');
  }, [locale]);
}
