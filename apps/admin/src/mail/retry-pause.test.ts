import { expect, test } from 'vitest';
import { mailTimings } from './mail-timings.ts';
import { retryPause } from './retry-pause.ts';

const pauses = (random: () => number) =>
  Array.from({ length: mailTimings.retry.attempts }, (_, index) => retryPause(index + 1, mailTimings.retry, random));

test('the pauses double from 15 s to one hour', () => {
  expect(pauses(() => 0.5).slice(0, 10)).toEqual(
    [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600].map((seconds) => seconds * 1000),
  );
});

test('the last attempt has no pause after it', () => {
  expect(pauses(() => 0.5).at(-1)).toBeUndefined();
});

test('even with the shortest pauses it is tried for more than a day', () => {
  const total = pauses(() => 0).reduce<number>((sum, pause) => sum + (pause ?? 0), 0);
  expect(total).toBeGreaterThan(24 * 3_600_000);
});

test('chance makes a pause a quarter shorter or longer', () => {
  expect(retryPause(1, mailTimings.retry, () => 0)).toBe(11_250);
  expect(retryPause(1, mailTimings.retry, () => 1)).toBe(18_750);
});
