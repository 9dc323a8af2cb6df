import { dateFormat } from '../locale/formatters.ts';
import type { Translator } from '../locale/translator.ts';

const day = 24 * 60 * 60 * 1000;

/** A coming moment as people say it, where the company is: `today at 5:00 PM (Egypt Time)`, then the weekday, then the date. */
export function momentText(iso: string, timeZone: string, { t, tag }: Translator, now = new Date()): string {
  const moment = new Date(iso);
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(tag, { ...options, timeZone }).format(moment);
  const time = part({ hour: 'numeric', minute: '2-digit' });
  const zone = zoneName(moment, timeZone, tag);
  const away = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  if (away <= 0) return t('care.moment.today', { time, zone });
  if (away === 1) return t('care.moment.tomorrow', { time, zone });
  const date = part(away < 7 ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' });
  return t('care.moment.later', { date, time, zone });
}

/** Days since 1970 on the calendar of a time zone. */
export function dayNumber(moment: Date, timeZone?: string): number {
  const format = dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(`${format.format(moment)}T00:00:00Z`) / day;
}

/** `Egypt Time`: what people call it, the same in summer and winter. */
function zoneName(moment: Date, timeZone: string, tag: string): string {
  const parts = dateFormat(tag, { timeZone, hour: 'numeric', timeZoneName: 'shortGeneric' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
