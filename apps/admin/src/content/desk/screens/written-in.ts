import { localeInfo, type Locale } from '@nasaq/contract';

/** How a text of a language is written and read. */
export function writtenIn(locale: Locale): { dir: 'ltr' | 'rtl'; lang: string } {
  const { dir, tag } = localeInfo[locale];
  return { dir, lang: tag };
}

/** Of the name of a language at the head of its column. */
export function languageId(locale: Locale): string {
  return `desk-language-${locale}`;
}
