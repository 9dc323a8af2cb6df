import type { OpeningHours } from '@nasaq/contract';

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
