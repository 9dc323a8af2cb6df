import { fold } from '../fold.ts';
import { dayOf, type Calendar, type CalendarDate, type Day } from './calendars.ts';
import { monthOf, wordsOfDate } from './month-words.ts';

export type DateProblem = 'empty' | 'unreadable' | 'no_day' | 'short_year' | 'no_such_day' | 'out_of_range';

export interface ReadDate {
  calendar: Calendar;
  day: Day;
  /** What the same digits mean where the month is written before the day; `null` where they mean one day only. */
  other: Day | null;
}

/** A date as somebody types it, which its calendar may have or not. */
interface TypedDate {
  calendar: Calendar;
  date: CalendarDate;
  /** The same digits where the month is written before the day; `null` where they mean one day only. */
  turned: CalendarDate | null;
}
type UnreadDate = { problem: 'unreadable' | 'no_day' | 'short_year' };

/** A date as somebody types it: in digits of either kind, in words of either language, of either calendar. */
export function readDate(typed: string): ReadDate | { problem: DateProblem } {
  if (typed.trim() === '') return { problem: 'empty' };
  const read = readTypedDate(typed);
  if ('problem' in read) return read;
  const { calendar, date, turned } = read;
  const day = dayOf(calendar, date);
  if (day === null) return { problem: isPublished(calendar, date) ? 'no_such_day' : 'out_of_range' };
  return { calendar, day, other: turned && dayOf(calendar, turned) };
}

/** What was typed, not yet looked up in the calendar. */
export function readTypedDate(typed: string): TypedDate | UnreadDate {
  const text = fold(typed).replace(/['’‘ʻʿ`]/g, '');
  const numbers = (text.match(/\d+/g) ?? []).map((digits) => ({ digits, value: Number(digits) }));
  const words = wordsOfDate(text.replace(/[^\p{L}]+/gu, ' '));
  if (words.month === '')
    return numbers.length === 3 ? readNumbers(numbers, words.calendar) : { problem: 'unreadable' };
  const named = monthOf(words.month);
  if (named === null) return { problem: 'unreadable' };
  const year = numbers.findLast(({ digits }) => digits.length === 4);
  const day = numbers.find((number) => number !== year);
  if (year === undefined) return { problem: numbers.length === 2 ? 'short_year' : 'unreadable' };
  if (day === undefined) return { problem: 'no_day' };
  if (numbers.length > 2) return { problem: 'unreadable' };
  return { calendar: named.calendar, date: { year: year.value, month: named.month, day: day.value }, turned: null };
}

interface TypedNumber {
  digits: string;
  value: number;
}

/** Year first as machines write it, or day first as people do here; month first is offered where it is possible. */
function readNumbers(numbers: TypedNumber[], said: Calendar | null): TypedDate | UnreadDate {
  const [first, second, third] = numbers as [TypedNumber, TypedNumber, TypedNumber];
  const yearFirst = first.digits.length === 4;
  if (!yearFirst && third.digits.length !== 4) return { problem: 'short_year' };
  const [year, month, day] = yearFirst ? [first, second, third] : [third, second, first];
  const calendar = said ?? (year.value < 1_700 ? 'hijri' : 'gregorian');
  const date = { year: year.value, month: month.value, day: day.value };
  if (yearFirst || calendar === 'hijri') return { calendar, date, turned: null };
  const turned = { ...date, month: date.day, day: date.month };
  // 2/18/2026 can mean one day only.
  if (date.month > 12) return { calendar, date: turned, turned: null };
  return { calendar, date, turned: date.day > 12 || date.day === date.month ? null : turned };
}

/** Whether the year of a date lies wholly within what the calendars have; at their ends a month tells. */
function isPublished(calendar: Calendar, { year, month }: CalendarDate): boolean {
  if (calendar === 'hijri') return year >= 1356 && year <= 1500;
  const at = year * 12 + month;
  return at >= 1937 * 12 + 3 && at <= 2077 * 12 + 11;
}
