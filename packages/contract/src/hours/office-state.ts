import type { OpeningHours } from '../content/site-data.ts';
import { dayLength, localTime, shifted, weekdayOf, type Interval } from './local-time.ts';

/** Whether somebody is there, and until or from when. Times are minutes after midnight where the company is. */
export type OfficeState =
  | { open: true; until: number }
  /** `day` as `Date#getDay` counts; `today` = later on the same day. */
  | { open: false; day: number; today: boolean; from: number };

/** Holidays of more than two weeks are told by the page itself. */
const horizon = 15;

/** `null` where no hours are known, or none come within two weeks. */
export function officeState(hours: OpeningHours, now: Date): OfficeState | null {
  const { date, minute } = localTime(hours.timeZone, now);
  const yesterday = intervalsOf(hours, shifted(date, -1)).filter(({ from, to }) => to <= from && minute < to);
  const today = intervalsOf(hours, date);
  const running = [...yesterday, ...today.filter(({ from, to }) => from <= minute && (minute < to || to <= from))];
  if (running.length > 0) return { open: true, until: Math.max(...running.map(({ to }) => to)) % dayLength };
  for (let ahead = 0; ahead < horizon; ahead += 1) {
    const next = shifted(date, ahead);
    const starts = intervalsOf(hours, next).map(({ from }) => from);
    const coming = ahead === 0 ? starts.filter((from) => from > minute) : starts;
    if (coming.length > 0) return { open: false, day: weekdayOf(next), today: ahead === 0, from: Math.min(...coming) };
  }
  return null;
}

/** Of a date in the company's time zone: those of an exception, else those of its weekday. */
export function intervalsOf({ week, exceptions }: OpeningHours, date: string): Interval[] {
  return exceptions.find((exception) => exception.date === date)?.intervals ?? week[weekdayOf(date)] ?? [];
}
