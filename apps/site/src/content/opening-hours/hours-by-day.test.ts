import { expect, test } from 'vitest';
import { hoursByDay, specialDays } from './hours-by-day.ts';

const office = [{ from: 540, to: 1080 }];

test('the week begins on Saturday, and days with the same hours are one row', () => {
  expect(hoursByDay([office, office, office, office, office, [], []])).toEqual([
    { first: 6, last: 6, intervals: [] },
    { first: 0, last: 4, intervals: office },
    { first: 5, last: 5, intervals: [] },
  ]);
});

test('a day with a break stands alone', () => {
  const broken = [
    { from: 540, to: 720 },
    { from: 780, to: 1080 },
  ];
  const days = hoursByDay([office, office, broken, office, office, [], []]);
  expect(days.map(({ first, last }) => [first, last])).toEqual([
    [6, 6],
    [0, 1],
    [2, 2],
    [3, 4],
    [5, 5],
  ]);
});

const closed = (date: string, label = 'Feast') => ({ date, label, intervals: [] });

test('special days are those of the fortnight that begins today, in their order', () => {
  const days = [closed('2026-12-06'), closed('2026-12-05'), closed('2026-11-22'), closed('2026-11-21')];
  expect(specialDays(days, '2026-11-22').map(({ first }) => first)).toEqual(['2026-11-22', '2026-12-05']);
});

test('special days in a row with one reason and the same hours are one row, whole, from today on', () => {
  const days = [
    ...['2026-11-29', '2026-11-30', '2026-12-01'].map((date) => closed(date)),
    { ...closed('2026-12-02'), intervals: office },
    closed('2026-12-03', 'Another'),
  ];
  expect(specialDays(days, '2026-11-30').map(({ first, last }) => [first, last])).toEqual([
    ['2026-11-30', '2026-12-01'],
    ['2026-12-02', '2026-12-02'],
    ['2026-12-03', '2026-12-03'],
  ]);
  expect(specialDays(days, '2026-11-16').map(({ first, last }) => [first, last])).toEqual([
    ['2026-11-29', '2026-12-01'],
  ]);
});

test('a date that stands twice counts as it first stands', () => {
  expect(specialDays([closed('2026-11-23', 'Feast'), closed('2026-11-23', 'Again')], '2026-11-22')).toHaveLength(1);
});
