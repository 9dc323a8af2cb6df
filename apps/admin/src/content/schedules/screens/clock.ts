import { localTime, type Locale } from '@nasaq/contract';
import { menuMoment, menuZone, readerTimeZone } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import type { ScheduleAction } from '../publication.ts';

/** A moment as the clocks of a time zone show it, in the language of the menus. */
export function clockMoment(language: Locale, timeZone: string, at: string | Date): string {
  return menuMoment(at, language, { timeZone, withWeekday: true });
}

/** The day that it is there, `YYYY-MM-DD`. */
export function today(timeZone: string): string {
  return localTime(timeZone, new Date()).date;
}

interface Told {
  action: ScheduleAction;
  at: string | Date;
  /** Of the menus. */
  language: Locale;
  locales: readonly Locale[];
  title: string;
}

/** What was done with the clock, in one sentence: of which entry, in which languages, and when by the reader's clock. */
export function tellClock(done: 'scheduled' | 'cancelled', { action, at, language, locales, title }: Told): string {
  const texts = publicationTexts[language];
  const zone = readerTimeZone();
  return fill(done === 'scheduled' ? texts.scheduled[action] : texts.cancelled[action], {
    title,
    languages: new Intl.ListFormat(language).format(locales.map((locale) => texts.languages[locale])),
    moment: clockMoment(language, zone, at),
    zone: menuZone(zone, language),
  });
}

/** The fields of a form for a moment that is known. */
export function fieldsOf(timeZone: string, at: string): { date: string; time: string } {
  const { date, minute } = localTime(timeZone, new Date(at));
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

/** Tomorrow at nine, as the fields of a form take it. */
export function firstChoice(timeZone: string, now = new Date()): { date: string; time: string } {
  return { date: localTime(timeZone, new Date(now.getTime() + 24 * 60 * 60 * 1000)).date, time: '09:00' };
}

/** @param at ISO */
export function isPast(at: string): boolean {
  return Date.parse(at) <= Date.now();
}
