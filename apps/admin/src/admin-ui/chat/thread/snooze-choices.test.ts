import { expect, test } from 'vitest';
import { localDateTime, snoozeChoices } from './snooze-choices.ts';

// Months count from zero: a Wednesday, a Saturday and a Sunday of November.
test.each([
  [new Date(2026, 10, 18, 15, 30), ['hour 2026-11-18T16:30', 'tomorrow 2026-11-19T09:00', 'sunday 2026-11-22T09:00']],
  [new Date(2026, 10, 21, 23, 45), ['hour 2026-11-22T00:45', 'tomorrow 2026-11-22T09:00']],
  [new Date(2026, 10, 22, 8, 0), ['hour 2026-11-22T09:00', 'tomorrow 2026-11-23T09:00', 'sunday 2026-11-29T09:00']],
])('at %s a chat can be snoozed until %j', (now, choices) => {
  expect(snoozeChoices(now).map(({ name, until }) => `${name} ${localDateTime(until)}`)).toEqual(choices);
});
