import { localeInfo, type Locale } from '@nasaq/contract';
import { useLocale } from '../locale/use-locale.ts';

/**
 * Attributes of an element that holds a text of an entry: in the other language it takes that language's face and
 * direction. `null` where it is the page's own.
 */
export function useLanguageOf({ locale }: { locale: Locale }): { lang: string; dir: 'ltr' | 'rtl' } | null {
  if (useLocale() === locale) return null;
  const { tag, dir } = localeInfo[locale];
  return { lang: tag, dir };
}
