import type { OpeningHours } from '../content/site-data.ts';
import { dayLength, localTime, momentOf, shifted, weekdayOf, type Interval } from './local-time.ts';

/** Days; no company closes for longer, and hours that never come end the search. */
const horizon = 60;

export interface Span {
  /** On which it begins, by the company's calendar. */
  date: string;
  from: Date;
  to: Date;
}

/** The next moment at which it is working time; `now` itself while it is, `null` where none is known. */
export function nextWorkingTime(hours: OpeningHours, now: Date): Date | null {
  for (const { from, to } of spans(hours, now)) if (to > now) return from > now ? from : now;
  return null;
}

/** When so much working time has passed: closed hours, days off and holidays do not count. `null` where none is known. */
export function afterWorkingTime(hours: OpeningHours, now: Date, minutes: number): Date | null {
  let left = minutes * 60_000;
  let reached = now;
  for (const { from, to } of spans(hours, now)) {
    // Intervals may overlap: what was counted once is not counted again.
    const begin = Math.max(from.getTime(), reached.getTime());
    const length = to.getTime() - begin;
    if (length <= 0) continue;
    if (length >= left) return new Date(begin + left);
    left -= length;
    reached = to;
  }
  return null;
}

/**
 * By when something is done that is promised within so many working days: the end of the last of them. The day on which
 * it is asked for counts as long as its hours have not begun. `null` where no hours are known.
 */
export function afterWorkingDays(hours: OpeningHours, now: Date, days: number): Date | null {
  let left = days;
  let day = '';
  let end: Date | null = null;
  for (const { from, to, date } of spans(hours, now)) {
    if (date !== day) {
      if (end !== null && left === 0) return end;
      // A day whose first hours have begun is the one on which it came.
      if (from <= now) {
        day = date;
        continue;
      }
      left -= 1;
      day = date;
      end = to;
    } else if (end !== null && to > end) end = to;
  }
  return left === 0 ? end : null;
}

/** Working time as moments, in their order, from the day before `now`: it may have begun yesterday and go on over midnight. */
export function* spans(hours: OpeningHours, now: Date): Generator<Span> {
  const { timeZone } = hours;
  const { date: today } = localTime(timeZone, now);
  for (let ahead = -1; ahead < horizon; ahead += 1) {
    const date = shifted(today, ahead);
    const intervals = intervalsOf(hours, date).toSorted((a, b) => a.from - b.from);
    for (const { from, to } of intervals) {
      const end = to <= from ? to + dayLength : to;
      yield { date, from: momentOf(timeZone, date, from), to: momentOf(timeZone, date, end) };
    }
  }
}

/** Of a date in the company's time zone: those of an exception, else those of its weekday. */
export function intervalsOf({ week, exceptions }: OpeningHours, date: string): Interval[] {
  return exceptions.find((exception) => exception.date === date)?.intervals ?? week[weekdayOf(date)] ?? [];
}
