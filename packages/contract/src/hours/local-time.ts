import type { OpeningHours } from '../content/site-data.ts';
import { localeInfo, type Locale } from '../locale.ts';

export type Interval = OpeningHours['week'][number][number];

/** Minutes. */
export const dayLength = 24 * 60;

/** Calendar date and minute of the day in a time zone. */
export function localTime(timeZone: string, moment: Date): { date: string; minute: number } {
  const parts = Object.fromEntries(
    format(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

/**
 * What people call a time zone: `Egypt Time`, «توقيت مصر». One without a name is told by its distance, «غرينتش+0».
 * @param tag where its figures are others than those of the locale
 */
export function zoneName(timeZone: string, locale: Locale, tag: string = localeInfo[locale].tag): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortGeneric' });
  return parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether it names a time zone, as `Africa/Cairo`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The moment at which clocks of a time zone show a minute of a date. Where the clock is set back and shows it twice, the
 * first of both; where it is set forward and skips it, as much later as it was set.
 * @param minute from 0; beyond 1439 it is on the days that follow
 */
export function momentOf(timeZone: string, date: string, minute: number): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  // The offsets of the day before and the day after are the only ones that the zone can have in between.
  const [before, after] = [-1, 1].map(
    (days) => wanted - offset(timeZone, new Date(wanted + days * dayLength * 60_000)),
  );
  const fitting = [before!, after!].filter((time) => time + offset(timeZone, new Date(time)) === wanted);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : before!);
}

export function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength * 60_000).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Milliseconds by which the zone's clocks are ahead of UTC at a moment. */
function offset(timeZone: string, moment: Date): number {
  const { date, minute } = localTime(timeZone, moment);
  const shown = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  return shown - Math.floor(moment.getTime() / 60_000) * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
