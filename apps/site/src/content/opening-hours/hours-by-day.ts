import { shifted, type OpeningHours } from '@nasaq/contract';

type Interval = OpeningHours['week'][number][number];

/** Consecutive weekdays with the same hours. */
export interface DayRange {
  /** Weekdays as `Date#getDay` counts them. */
  first: number;
  last: number;
  intervals: Interval[];
}

/** Saturday, as the Egyptian week begins. */
const firstWeekday = 6;

/** The week in reading order, neighbouring days with the same hours joined. */
export function hoursByDay(week: OpeningHours['week']): DayRange[] {
  const ranges: DayRange[] = [];
  for (let offset = 0; offset < 7; offset += 1) {
    const day = (firstWeekday + offset) % 7;
    const intervals = week[day] ?? [];
    const previous = ranges.at(-1);
    if (previous && JSON.stringify(previous.intervals) === JSON.stringify(intervals)) previous.last = day;
    else ranges.push({ first: day, last: day, intervals });
  }
  return ranges;
}

/** Dates in a row that differ from their weekdays in the same way. */
export interface SpecialDays {
  /** `YYYY-MM-DD`, as is `last`. */
  first: string;
  last: string;
  /** Why, as «Labour Day». */
  label: string;
  /** None = closed. */
  intervals: Interval[];
}

/** Days; what comes later is not yet of interest to somebody who wants to call. */
const inSight = 14;

/** The special days of the fortnight that begins with `today` (`YYYY-MM-DD`), each run of them whole. */
export function specialDays(exceptions: OpeningHours['exceptions'], today: string): SpecialDays[] {
  const runs: SpecialDays[] = [];
  for (const { date, label, intervals } of exceptions.toSorted((a, b) => a.date.localeCompare(b.date))) {
    const previous = runs.at(-1);
    if (date < today || previous?.last === date) continue;
    const isNext = previous && shifted(previous.last, 1) === date && previous.label === label;
    if (isNext && JSON.stringify(previous.intervals) === JSON.stringify(intervals)) previous.last = date;
    else runs.push({ first: date, last: date, label, intervals });
  }
  return runs.filter(({ first }) => first < shifted(today, inSight));
}
