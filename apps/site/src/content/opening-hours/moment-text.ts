import { dateFormat } from '../../locale/format.ts';
import type { Translator } from '../../locale/translator.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * A coming moment as people say it, where the company is: `today at 5:00 PM (Egypt Time)`, then the weekday, then the date.
 * @param today `YYYY-MM-DD`, there
 */
export function momentText(
  iso: string,
  timeZone: string,
  { t, tag }: Translator,
  today = calendarDay(new Date(), timeZone),
): string {
  const moment = new Date(iso);
  const clock = timeOfDay(moment, timeZone, tag);
  const away = (Date.parse(calendarDay(moment, timeZone)) - Date.parse(today)) / day;
  if (away <= 0) return t('hours.moment.today', clock);
  if (away === 1) return t('hours.moment.tomorrow', clock);
  const style: Intl.DateTimeFormatOptions = away < 7 ? {} : { day: 'numeric', month: 'long' };
  const date = dateFormat(tag, { weekday: 'long', ...style, timeZone }).format(moment);
  return t('hours.moment.later', { date, ...clock });
}

/** What clocks show there, and the zone as people call it (`Egypt Time`), the same in summer and winter. */
export function timeOfDay(moment: Date, timeZone: string, tag: string): { time: string; zone: string } {
  const time = dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone }).format(moment);
  const named = dateFormat(tag, { timeZone, hour: 'numeric', timeZoneName: 'shortGeneric' }).formatToParts(moment);
  return { time, zone: named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone };
}

/** `YYYY-MM-DD` in a time zone, else in the reader's. */
export function calendarDay(moment: Date, timeZone?: string): string {
  return dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
}

/** Minutes after midnight as a clock shows them. */
export function clock(minutes: number, tag: string): string {
  const time = new Date(Date.UTC(2026, 0, 4, 0, minutes));
  return dateFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(time);
}

/** Name of a weekday as `Date#getDay` counts them. */
export function weekday(day: number, tag: string): string {
  return dateFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 4 + day)));
}
