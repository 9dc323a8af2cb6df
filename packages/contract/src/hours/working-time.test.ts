import { expect, test } from 'vitest';
import type { OpeningHours } from '../content/site-data.ts';
import { localTime, momentOf } from './local-time.ts';
import { afterWorkingDays, afterWorkingTime, nextWorkingTime } from './working-time.ts';

const office = [{ from: 540, to: 1020 }];
/** Sunday to Thursday, nine to five; the weekend is Friday and Saturday. */
const cairo: OpeningHours = {
  timeZone: 'Africa/Cairo',
  week: [office, office, office, office, office, [], []],
  exceptions: [{ date: '2026-11-23', label: 'Holiday', intervals: [] }],
};
/** Nights from Sunday to Thursday, from ten to two. */
const nights: OpeningHours = {
  ...cairo,
  week: [...Array.from({ length: 5 }, () => [{ from: 1320, to: 120 }]), [], []],
  exceptions: [],
};

/** A moment by the clock of the company, as `2026-11-22 10:30`. */
function at(clock: string, timeZone = 'Africa/Cairo'): Date {
  const [date = '', time = ''] = clock.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentOf(timeZone, date, hours * 60 + minutes);
}
function shown(moment: Date | null, timeZone = 'Africa/Cairo'): string | null {
  if (!moment) return null;
  const { date, minute } = localTime(timeZone, moment);
  return `${date} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

test.each([
  ['in the morning', cairo, '2026-11-22 09:00', '2026-11-22 11:00'],
  ['before the hours', cairo, '2026-11-22 06:10', '2026-11-22 11:00'],
  ['so late that the rest is after a holiday', cairo, '2026-11-22 16:30', '2026-11-24 10:30'],
  ['on Thursday evening, before the weekend', cairo, '2026-11-19 18:00', '2026-11-22 11:00'],
  ['on Friday', cairo, '2026-11-20 12:00', '2026-11-22 11:00'],
  ['on Saturday', cairo, '2026-11-21 23:59', '2026-11-22 11:00'],
  ['exactly at the end of the hours', cairo, '2026-11-22 17:00', '2026-11-24 11:00'],
  ['in a night that began yesterday', nights, '2026-11-23 01:00', '2026-11-23 23:00'],
  ['in the last night before the weekend', nights, '2026-11-20 01:30', '2026-11-22 23:30'],
  ['in a night, past midnight', nights, '2026-11-22 23:30', '2026-11-23 01:30'],
] as const)('two hours of working time %s', (_, hours, now, expected) => {
  expect(shown(afterWorkingTime(hours, at(now), 120))).toBe(expected);
});

test.each([
  ['now, while it is', cairo, '2026-11-22 12:00', '2026-11-22 12:00'],
  ['past a holiday', cairo, '2026-11-22 17:00', '2026-11-24 09:00'],
  ['past the weekend', cairo, '2026-11-19 17:30', '2026-11-22 09:00'],
  ['now, in a night that began yesterday', nights, '2026-11-20 01:00', '2026-11-20 01:00'],
  ['tonight', nights, '2026-11-22 03:00', '2026-11-22 22:00'],
] as const)('the next working time is %s', (_, hours, now, expected) => {
  expect(shown(nextWorkingTime(hours, at(now)))).toBe(expected);
});

test('a holiday with hours of its own counts with these', () => {
  const short = { ...cairo, exceptions: [{ date: '2026-11-22', label: 'Short', intervals: [{ from: 600, to: 660 }] }] };
  expect(shown(afterWorkingTime(short, at('2026-11-22 08:00'), 120))).toBe('2026-11-23 10:00');
});

test('intervals that overlap are counted once', () => {
  const twice = { ...cairo, week: cairo.week.map((day) => (day.length ? [...day, { from: 600, to: 1080 }] : [])) };
  expect(shown(afterWorkingTime(twice, at('2026-11-22 16:30'), 60))).toBe('2026-11-22 17:30');
});

test('a night in which the clocks are set forward is an hour shorter, back an hour longer', () => {
  // Egypt, 2026: forward on 24 April at 0:00, back on 30 October at 0:00 (from summer time).
  const always = { ...nights, week: nights.week.map(() => [{ from: 1320, to: 240 }]) };
  const length = (from: string, to: string) => (at(to).getTime() - at(from).getTime()) / 3_600_000;
  expect(length('2026-04-23 22:00', '2026-04-24 04:00')).toBe(5);
  expect(length('2026-10-29 22:00', '2026-10-30 04:00')).toBe(7);
  expect(shown(afterWorkingTime(always, at('2026-04-23 22:00'), 240))).toBe('2026-04-24 03:00');
  expect(shown(afterWorkingTime(always, at('2026-10-29 22:00'), 240))).toBe('2026-10-30 01:00');
});

test('a time that the clocks skip is as much later as they were set, one that they show twice is the first', () => {
  expect(momentOf('Africa/Cairo', '2026-04-24', 30).toISOString()).toBe('2026-04-23T22:30:00.000Z');
  expect(momentOf('Europe/Berlin', '2026-10-25', 150).toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

test('without hours nothing is promised', () => {
  const none = { ...cairo, week: cairo.week.map(() => []) };
  expect([nextWorkingTime(none, new Date()), afterWorkingTime(none, new Date(), 1)]).toEqual([null, null]);
});

/** Sunday to Thursday with a break at noon. */
const broken: OpeningHours = {
  ...cairo,
  week: [
    ...Array.from({ length: 5 }, () => [
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ]),
    [],
    [],
  ],
};

test.each([
  ['asked within the hours', cairo, '2026-11-24 10:00', 1, '2026-11-25 17:00'],
  ['asked before the hours', cairo, '2026-11-24 07:00', 1, '2026-11-24 17:00'],
  ['asked after the hours', cairo, '2026-11-24 18:00', 1, '2026-11-25 17:00'],
  ['asked before a holiday', cairo, '2026-11-22 10:00', 1, '2026-11-24 17:00'],
  ['asked on the holiday', cairo, '2026-11-23 10:00', 1, '2026-11-24 17:00'],
  ['asked before the weekend', cairo, '2026-11-26 16:00', 2, '2026-11-30 17:00'],
  ['asked in the break of a day', broken, '2026-11-24 12:30', 1, '2026-11-25 17:00'],
  ['of five days', broken, '2026-11-24 12:30', 5, '2026-12-01 17:00'],
  ['asked in a night', nights, '2026-11-23 01:00', 1, '2026-11-24 02:00'],
] as const)('working days %s end when the last of them does', (_, hours, now, days, expected) => {
  expect(shown(afterWorkingDays(hours, at(now), days))).toBe(expected);
});

test('without hours nothing is promised by a moment', () => {
  expect(afterWorkingDays({ ...cairo, week: [[], [], [], [], [], [], []] }, at('2026-11-24 10:00'), 1)).toBeNull();
});
