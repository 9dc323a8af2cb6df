import type { OpeningHours } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { promiseOf } from './message-body.tsx';

const nineToFive = [{ from: 9 * 60, to: 17 * 60 }];
/** As the demo company's: Friday and Saturday off. Cairo is two hours ahead of UTC in November. */
const hours: OpeningHours = {
  timeZone: 'Africa/Cairo',
  week: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, [], []],
  exceptions: [],
};
const nobody = { agent: null };

test.each([
  ['left on a Friday', '2026-11-20T10:00:00Z', '2026-11-20T10:00:05Z', '2026-11-22T09:00:00.000Z'],
  ['still read on Saturday night', '2026-11-20T10:00:00Z', '2026-11-21T21:00:00Z', '2026-11-22T09:00:00.000Z'],
  ['read while it runs out on Sunday', '2026-11-20T10:00:00Z', '2026-11-22T08:59:00Z', '2026-11-22T09:00:00.000Z'],
  ['read once it has passed', '2026-11-20T10:00:00Z', '2026-11-22T09:00:00Z', null],
  ['left in the last hour of a Thursday', '2026-11-19T14:00:00Z', '2026-11-19T14:00:05Z', '2026-11-22T08:00:00.000Z'],
])('a promise %s stays what it was', (_name, at, now, answerBy) => {
  expect(promiseOf({ at }, nobody, hours, new Date(now))).toBe(answerBy);
});

test('nothing is promised once somebody has joined, or where no hours are known', () => {
  const [at, now] = ['2026-11-20T10:00:00Z', new Date('2026-11-20T10:00:05Z')];
  expect(promiseOf({ at }, { agent: 'Sara' }, hours, now)).toBeNull();
  expect(promiseOf({ at }, nobody, { ...hours, week: [[], [], [], [], [], [], []] }, now)).toBeNull();
});
