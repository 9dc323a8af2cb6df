import { defaultLocale, locales, type Locale } from '@nasaq/contract';

/** `/ar/about` → `ar`, `/about`; `/about` → `en`, `/about`. The path keeps no locale prefix and is at least `/`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = locales.find((candidate) => candidate === first);
  if (locale === undefined || locale === defaultLocale) return { locale: defaultLocale, path: pathname };
  return { locale, path: `/${rest.join('/')}` };
}
