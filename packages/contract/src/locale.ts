import arabic from './catalogue/ar/names.json' with { type: 'json' };
import english from './catalogue/en/names.json' with { type: 'json' };
import { type Locale, locales } from './locales.ts';
import { liveBilingual } from './words.ts';

export * from './locales.ts';

export interface LocaleInfo {
  /** BCP 47 tag for `<html lang>` and Intl. */
  tag: 'en-US' | 'ar-EG';
  dir: 'ltr' | 'rtl';
  /** The language's name in itself, as the switch shows it. */
  name: string;
}

const names = /* @__PURE__ */ liveBilingual('contract/names', english, arabic);

export const localeInfo: Record<Locale, LocaleInfo> = {
  en: {
    tag: 'en-US',
    dir: 'ltr',
    get name() {
      return names.own_language.en;
    },
  },
  ar: {
    tag: 'ar-EG',
    dir: 'rtl',
    get name() {
      return names.own_language.ar;
    },
  },
};

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en';
}

/** Each language as either calls it: Arabic is «العربية» and `Arabic`. */
export const languageNames: Record<Locale, Record<Locale, string>> = names.languages;

/** What is answered to a question, and shown for a value that is one of two. */
export const yesAndNo: Record<'yes' | 'no', Record<Locale, string>> = names.answers;

/** What the company is called before the site's own data have said it, and in the logo. */
export const brandName: Record<Locale, string> = names.brand;
