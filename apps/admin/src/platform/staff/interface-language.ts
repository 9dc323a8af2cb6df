import { localeInfo, type Locale } from '@nasaq/contract';

/** The language of the menus, which is not that of the content. */
export function interfaceLanguage({ language }: { language: string }): Locale {
  return language === 'ar' ? 'ar' : 'en';
}

/**
 * For numbers and dates of the menus. In Arabic with 0123: Payload writes its own counters, dates and fields so, and
 * knows no others.
 */
export const menuTags: Record<Locale, string> = { en: localeInfo.en.tag, ar: `${localeInfo.ar.tag}-u-nu-latn` };

const numbers: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** How menus write numbers. Making one takes longer than writing many numbers: a desk asks with each of its fields. */
export function menuNumber(language: Locale): Intl.NumberFormat {
  return (numbers[language] ??= new Intl.NumberFormat(menuTags[language]));
}
