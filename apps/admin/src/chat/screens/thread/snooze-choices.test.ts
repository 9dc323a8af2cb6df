import type { OpeningHours } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { snoozeChoices } from './snooze-choices.ts';

const nineToFive = [{ from: 9 * 60, to: 17 * 60 }];
/** Sunday to Thursday, as in Cairo. */
const week = [nineToFive, nineToFive, nineToFive, nineToFive, [{ from: 10 * 60, to: 15 * 60 }], [], []];
const cairo: OpeningHours = { timeZone: 'Africa/Cairo', week, exceptions: [] };

// Cairo is two hours ahead of UTC in November.
test.each<[string, string, OpeningHours, string[]]>([
  [
    'on a Wednesday afternoon',
    '2026-11-18T13:30:00Z',
    cairo,
    ['hour 2026-11-18T14:30Z', 'tomorrow 2026-11-19T08:00Z', 'day 2026-11-22T07:00Z'],
  ],
  ['on a Thursday', '2026-11-19T13:30:00Z', cairo, ['hour 2026-11-19T14:30Z', 'day 2026-11-22T07:00Z']],
  ['late on a Saturday', '2026-11-21T21:45:00Z', cairo, ['hour 2026-11-21T22:45Z', 'tomorrow 2026-11-22T07:00Z']],
  [
    'on a Sunday before the office opens, which is still Saturday in UTC',
    '2026-11-21T23:00:00Z',
    cairo,
    ['hour 2026-11-22T00:00Z', 'today 2026-11-22T07:00Z', 'day 2026-11-29T07:00Z'],
  ],
  [
    'before a holiday that begins the week',
    '2026-11-19T13:30:00Z',
    { ...cairo, exceptions: [{ date: '2026-11-22', label: 'Holiday', intervals: [] }] },
    ['hour 2026-11-19T14:30Z', 'day 2026-11-23T07:00Z'],
  ],
  [
    'in a company without hours',
    '2026-11-19T13:30:00Z',
    { ...cairo, week: [[], [], [], [], [], [], []] },
    ['hour 2026-11-19T14:30Z'],
  ],
])('%s a chat can be snoozed until the office opens', (_name, now, hours, choices) => {
  const offered = snoozeChoices(new Date(now), hours);
  expect(offered.map(({ name, until }) => `${name} ${until.toISOString().replace(':00.000', '')}`)).toEqual(choices);
});
