/** The two languages of the site, in the order in which they are offered. */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** A value in both languages; a missing language means "not written in it". */
export type Localized<T> = Partial<Record<Locale, T>>;
