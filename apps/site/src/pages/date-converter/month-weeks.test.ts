import { expect, test } from 'vitest';
import { dateOf, dayOf, firstDay, lastDay } from '@nasaq/contract';
import { dayOfKey, placeInWeek, shiftMonths, weeksOf } from './month-weeks.ts';

const ramadan = dayOf('hijri', { year: 1447, month: 9, day: 1 })!;
const key = (name: string, shiftKey = false) => dayOfKey('gregorian', ramadan, { key: name, shiftKey }, 'ArrowRight');

test('a month lies in weeks from Saturday to Friday, each of its days once', () => {
  const weeks = weeksOf('gregorian', ramadan);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(28);
  // 1 February 2026 was a Sunday.
  expect(weeks[0]!.indexOf(dayOf('gregorian', { year: 2026, month: 2, day: 1 }))).toBe(1);
  const hijri = weeksOf('hijri', ramadan)
    .flat()
    .filter((day) => day !== null);
  expect(hijri[0]).toBe(ramadan);
  expect([29, 30]).toContain(hijri.length);
});

test('the place in the week is right before 1970 too', () => {
  for (const day of [ramadan, firstDay, lastDay])
    expect((new Date(day * 86_400_000).getUTCDay() + 1) % 7).toBe(placeInWeek(day));
});

test('a month beyond the range has only the days within it', () => {
  expect(
    weeksOf('gregorian', firstDay)
      .flat()
      .find((day) => day !== null),
  ).toBe(firstDay);
  expect(
    weeksOf('gregorian', lastDay)
      .flat()
      .findLast((day) => day !== null),
  ).toBe(lastDay);
});

test('the keys of a grid lead by days, weeks, months and years', () => {
  expect([key('ArrowRight'), key('ArrowLeft')]).toEqual([ramadan + 1, ramadan - 1]);
  expect(dayOfKey('gregorian', ramadan, { key: 'ArrowRight', shiftKey: false }, 'ArrowLeft')).toBe(ramadan - 1);
  expect([key('ArrowDown'), key('ArrowUp')]).toEqual([ramadan + 7, ramadan - 7]);
  // A Wednesday: its week began four days before.
  expect([key('Home'), key('End')]).toEqual([ramadan - 4, ramadan + 2]);
  expect(dateOf('gregorian', key('PageDown')!)).toEqual({ year: 2026, month: 3, day: 18 });
  expect(dateOf('gregorian', key('PageUp', true)!)).toEqual({ year: 2025, month: 2, day: 18 });
  expect(key('x')).toBeNull();
});

test('a shorter month ends earlier, and the calendars end where they end', () => {
  const january = dayOf('gregorian', { year: 2026, month: 1, day: 31 })!;
  expect(dateOf('gregorian', shiftMonths('gregorian', january, 1))).toEqual({ year: 2026, month: 2, day: 28 });
  expect(shiftMonths('hijri', lastDay, 1)).toBe(lastDay);
  expect(shiftMonths('hijri', firstDay, -12)).toBe(firstDay);
  expect(dayOfKey('gregorian', firstDay, { key: 'ArrowUp', shiftKey: false }, 'ArrowRight')).toBe(firstDay);
});
