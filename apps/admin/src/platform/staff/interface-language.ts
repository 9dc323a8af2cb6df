import { localeInfo, type Locale, locales, zoneName } from '@nasaq/contract';

/** The language of the menus, which is not that of the content. */
export function interfaceLanguage({ language }: { language: string }): Locale {
  return language === 'ar' ? 'ar' : 'en';
}

/**
 * For numbers and dates of the menus, as Payload writes its own counters, dates and fields: in Arabic with 0123, in both
 * with the day before its month, and with the hours of the whole day. It knows no others.
 */
export const menuTags: Record<Locale, string> = { en: 'en-GB', ar: `${localeInfo.ar.tag}-u-hc-h23-nu-latn` };

interface DateForm {
  /** Of the clock, as `Africa/Cairo`; that of the reader without, in a browser. */
  timeZone?: string;
  /** Where it matters which day of the week that is: what is to come, and headings. */
  withWeekday?: boolean;
  /** Where two moments in one minute are told from each other. */
  withSeconds?: boolean;
}

/** A moment as every screen of the staff says it: «27 November 2026 at 14:05». */
export function menuMoment(
  value: string | number | Date,
  language: Locale,
  { timeZone, withSeconds = false, withWeekday = false }: DateForm = {},
): string {
  const dateStyle = withWeekday ? 'full' : 'long';
  const timeStyle = withSeconds ? 'medium' : 'short';
  const format = new Intl.DateTimeFormat(menuTags[language], { dateStyle, timeStyle, timeZone });
  return format.format(new Date(value));
}

/** Of who looks at the screen; in the browser alone. */
export function readerTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time zone as people call it, with the figures of the menus. */
export function menuZone(timeZone: string, language: Locale): string {
  return zoneName(timeZone, language, menuTags[language]);
}

/** A day in the same form: «27 November 2026». One that is stored as its noon is told in UTC, the same wherever it is read. */
export function menuDay(
  value: string | number | Date,
  language: Locale,
  { timeZone, withWeekday = false }: DateForm = {},
): string {
  const dateStyle = withWeekday ? 'full' : 'long';
  return new Intl.DateTimeFormat(menuTags[language], { dateStyle, timeZone }).format(new Date(value));
}

/**
 * A date of a document as a server tells it, which knows no reader's clock: a day is the same one everywhere, a moment is
 * told in UTC. What is no date stays as it is.
 */
export function storedDate(value: string, language: Locale, withTime: boolean): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const inUtc = { timeZone: 'UTC' };
  return withTime ? `${menuMoment(date, language, inUtc)} UTC` : menuDay(date, language, inUtc);
}

const numbers: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** How menus write numbers. Making one takes longer than writing many numbers: a desk asks with each of its fields. */
export function menuNumber(language: Locale): Intl.NumberFormat {
  return (numbers[language] ??= new Intl.NumberFormat(menuTags[language]));
}

/** Both languages, that of the menus first: where texts stand beside each other, work begins at the edge where one reads from. */
export function menuLocales(language: Locale): Locale[] {
  return locales.toSorted((one, other) => Number(other === language) - Number(one === language));
}
