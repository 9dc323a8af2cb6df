import { expect, test } from 'vitest';
import { officeState } from './office-state.ts';

const office = [{ from: 540, to: 1020 }];
const hours = {
  timeZone: 'Africa/Cairo',
  week: [office, office, office, office, office, [], []],
  exceptions: [{ date: '2026-11-23', label: 'Holiday', intervals: [] }],
};
/** A day of November 2026 (the 22nd is a Sunday) at an hour in Cairo, two hours ahead of UTC. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour - 2, 30));

test('within the hours the office is open until they end', () => {
  expect(officeState(hours, at(22, 10))).toEqual({ open: true, until: 1020 });
});

test('before and after them it says when it opens', () => {
  expect(officeState(hours, at(22, 7))).toEqual({ open: false, day: 0, today: true, from: 540 });
  expect(officeState(hours, at(24, 20))).toEqual({ open: false, day: 3, today: false, from: 540 });
});

test('weekend and holidays are skipped', () => {
  expect(officeState(hours, at(20, 12))).toEqual({ open: false, day: 0, today: false, from: 540 });
  expect(officeState(hours, at(22, 19))).toEqual({ open: false, day: 2, today: false, from: 540 });
});

test('hours over midnight belong to the day on which they began', () => {
  const night = { ...hours, week: [[{ from: 1200, to: 120 }], [], [], [], [], [], []], exceptions: [] };
  expect(officeState(night, at(22, 23))).toEqual({ open: true, until: 120 });
  expect(officeState(night, at(23, 1))).toEqual({ open: true, until: 120 });
  expect(officeState(night, at(23, 3))).toEqual({ open: false, day: 0, today: false, from: 1200 });
});

test('without hours nothing is promised', () => {
  expect(officeState({ ...hours, week: [[], [], [], [], [], [], []] }, at(22, 10))).toBeNull();
});
