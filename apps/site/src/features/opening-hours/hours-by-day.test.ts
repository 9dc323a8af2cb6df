import { expect, test } from 'vitest';
import { hoursByDay } from './hours-by-day.ts';

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
