import arabic from './catalogue/ar/names.json' with { type: 'json' };
import english from './catalogue/en/names.json' with { type: 'json' };

/** The two languages of the site, in the order in which they are offered. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

export interface LocaleInfo {
  /** BCP 47 tag for `<html lang>` and Intl. */
  tag: 'en-US' | 'ar-EG';
  dir: 'ltr' | 'rtl';
  /** The language's name in itself, as the switch shows it. */
  name: string;
}

export const localeInfo: Record<Locale, LocaleInfo> = {
  en: { tag: 'en-US', dir: 'ltr', name: english.own_language },
  ar: { tag: 'ar-EG', dir: 'rtl', name: arabic.own_language },
};

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}

/** A value in both languages; a missing language means "not written in it". */
export type Localized<T> = Partial<Record<Locale, T>>;
/** Each language as either calls it: Arabic is «العربية» and `Arabic`. */
export const languageNames: Record<Locale, Record<Locale, string>> = {
  en: { en: english.languages.en, ar: arabic.languages.en },
  ar: { en: english.languages.ar, ar: arabic.languages.ar },
};

/** What is answered to a question, and shown for a value that is one of two. */
export const yesAndNo: Record<Locale, { yes: string; no: string }> = { en: english.answers, ar: arabic.answers };

/** What the company is called before the site's own data have said it, and in the logo. */
export const brandName: Record<Locale, string> = { en: english.brand, ar: arabic.brand };
