import { type Calendar, dateOf, type Day, dayOf, firstDay, isInRange, lastDay } from '@nasaq/contract';

/** The weeks of the month in which a day lies, from Saturday to Friday; `null` where the week belongs to another month. */
export function weeksOf(calendar: Calendar, day: Day): (Day | null)[][] {
  const first = day - dateOf(calendar, day).day + 1;
  const length = monthLength(calendar, first);
  const before = placeInWeek(first);
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const at = first + week * 7 + place - before;
      return at >= first && at < first + length && isInRange(at) ? at : null;
    }),
  );
}

/** 0 for Saturday to 6 for Friday. 1 January 1970 was a Thursday. */
export function placeInWeek(day: Day): number {
  return (((day + 5) % 7) + 7) % 7;
}

/** The same day of another month, or that month's last one; never beyond what the calendars have. */
export function shiftMonths(calendar: Calendar, day: Day, months: number): Day {
  const date = dateOf(calendar, day);
  const index = date.year * 12 + date.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  for (let wanted = date.day; wanted > 0; wanted -= 1) {
    const found = dayOf(calendar, { year, month, day: wanted });
    if (found !== null) return found;
  }
  return months < 0 ? firstDay : lastDay;
}

/** Where a key of a grid leads from a day; `null` for any other key. `forward` is the arrow that points along the line. */
export function dayOfKey(
  calendar: Calendar,
  day: Day,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  forward: 'ArrowLeft' | 'ArrowRight',
): Day | null {
  const target = targetOf();
  return target === null ? null : Math.min(lastDay, Math.max(firstDay, target));

  function targetOf(): Day | null {
    if (key === 'ArrowLeft' || key === 'ArrowRight') return day + (key === forward ? 1 : -1);
    if (key === 'ArrowUp') return day - 7;
    if (key === 'ArrowDown') return day + 7;
    if (key === 'Home') return day - placeInWeek(day);
    if (key === 'End') return day + 6 - placeInWeek(day);
    if (key === 'PageUp') return shiftMonths(calendar, day, shiftKey ? -12 : -1);
    if (key === 'PageDown') return shiftMonths(calendar, day, shiftKey ? 12 : 1);
    return null;
  }
}

function monthLength(calendar: Calendar, first: Day): number {
  const { month } = dateOf(calendar, first);
  let length = 28;
  while (dateOf(calendar, first + length).month === month) length += 1;
  return length;
}
