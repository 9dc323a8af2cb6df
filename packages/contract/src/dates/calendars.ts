/** A day as its number since 1 January 1970. */
export type Day = number;
export type Calendar = 'gregorian' | 'hijri';

export interface CalendarDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const msOfDay = 86_400_000;

/** The years for which the Umm al-Qura calendar is published: 1356 to 1500. */
export const hijriYears = { first: 1356, last: 1500 };
/** 14 March 1937 and 16 November 2077. */
export const firstDay: Day = /* @__PURE__ */ Date.UTC(1937, 2, 14) / msOfDay;
export const lastDay: Day = /* @__PURE__ */ Date.UTC(2077, 10, 16) / msOfDay;

const hijriFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Whether this browser knows the calendar; one that does not writes another. */
export function knowsUmmAlQura(): boolean {
  return hijriFormat.resolvedOptions().calendar === 'islamic-umalqura';
}

export function momentOfDay(day: Day): Date {
  return new Date(day * msOfDay);
}

/** The day that a moment belongs to where the reader is. */
export function localDay(moment: Date): Day {
  return Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / msOfDay;
}

export function isInRange(day: Day): boolean {
  return day >= firstDay && day <= lastDay;
}

export function dateOf(calendar: Calendar, day: Day): CalendarDate {
  return calendar === 'hijri' ? hijriOf(day) : gregorianOf(day);
}

/** The day of a date; `null` where its month has no such day, or the calendar is not published that far. */
export function dayOf(calendar: Calendar, date: CalendarDate): Day | null {
  const day = calendar === 'hijri' ? dayOfHijri(date) : dayOfGregorian(date);
  return day !== null && isInRange(day) ? day : null;
}

function gregorianOf(day: Day): CalendarDate {
  const moment = momentOfDay(day);
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
}

function dayOfGregorian({ year, month, day }: CalendarDate): Day | null {
  const found = Date.UTC(year, month - 1, day) / msOfDay;
  const there = gregorianOf(found);
  return there.year === year && there.month === month && there.day === day ? found : null;
}

function hijriOf(day: Day): CalendarDate {
  const date = { year: 0, month: 0, day: 0 };
  for (const { type, value } of hijriFormat.formatToParts(momentOfDay(day))) {
    if (type === 'day' || type === 'month') date[type] = Number(value);
    // Some engines name the year of a calendar with eras so.
    if (type === 'year' || (type as string) === 'relatedYear') date.year = Number(value);
  }
  return date;
}

/** Intl knows one way only: the first of the month is looked for near where the mean month puts it. */
function dayOfHijri({ year, month, day }: CalendarDate): Day | null {
  const first = firstOfHijriMonth(year, month);
  if (first === null || day < 1 || day > 30) return null;
  const found = first + day - 1;
  return hijriOf(found).month === month ? found : null;
}

const firsts = /* @__PURE__ */ new Map<number, Day | null>();
const meanMonth = 29.530589;

function firstOfHijriMonth(year: number, month: number): Day | null {
  if (year < hijriYears.first || year > hijriYears.last || month < 1 || month > 12) return null;
  const months = (year - hijriYears.first) * 12 + month - 1;
  if (!firsts.has(months)) firsts.set(months, findFirst(firstDay + Math.round(months * meanMonth), year, month));
  return firsts.get(months)!;
}

function findFirst(near: Day, year: number, month: number): Day | null {
  for (const offset of [0, -1, 1, -2, 2, -3, 3, -4, 4]) {
    const date = hijriOf(near + offset);
    if (date.day === 1 && date.month === month && date.year === year) return near + offset;
  }
  return null;
}
