import { expect, test } from 'vitest';
import { officeState } from './office-state.ts';

const office = [{ from: 540, to: 1020 }];
const hours = {
  timeZone: 'Africa/Cairo',
  week: [office, office, office, office, office, [], []],
  exceptions: [{ date: '2026-11-23', label: 'Holiday', intervals: [] }],
};
/** A day of November 2026 (the 22nd is a Sunday) at a time in Cairo, two hours ahead of UTC. */
const at = (day: number, hour: number, minute = 30) => new Date(Date.UTC(2026, 10, day, hour - 2, minute));
const opensAt = (day: number, hour: number) => ({ open: false, opensAt: at(day, hour, 0).toISOString() });
const openUntil = (day: number, hour: number) => ({ open: true, until: at(day, hour, 0).toISOString() });

test('within the hours the office is open until they end', () => {
  expect(officeState(hours, at(22, 10))).toEqual(openUntil(22, 17));
  expect(officeState(hours, at(22, 9, 0))).toEqual(openUntil(22, 17));
});

test('before and after them it says when it opens', () => {
  expect(officeState(hours, at(22, 7))).toEqual(opensAt(22, 9));
  expect(officeState(hours, at(24, 20))).toEqual(opensAt(25, 9));
  expect(officeState(hours, at(24, 17, 0))).toEqual(opensAt(25, 9));
});

test('weekend and holidays are skipped', () => {
  expect(officeState(hours, at(20, 12))).toEqual(opensAt(22, 9));
  expect(officeState(hours, at(22, 19))).toEqual(opensAt(24, 9));
});

test('hours over midnight belong to the day on which they began', () => {
  const night = { ...hours, week: [[{ from: 1200, to: 120 }], [], [], [], [], [], []], exceptions: [] };
  expect(officeState(night, at(22, 23))).toEqual(openUntil(23, 2));
  expect(officeState(night, at(23, 1))).toEqual(openUntil(23, 2));
  expect(officeState(night, at(23, 3))).toEqual(opensAt(29, 20));
});

test('where hours overlap, the office is open until the last of them end', () => {
  const twice = { ...hours, week: hours.week.map((day) => (day.length ? [...day, { from: 600, to: 1080 }] : [])) };
  expect(officeState(twice, at(22, 10))).toEqual(openUntil(22, 18));
});

test('without hours nothing is promised', () => {
  expect(officeState({ ...hours, week: [[], [], [], [], [], [], []] }, at(22, 10))).toBeNull();
});
