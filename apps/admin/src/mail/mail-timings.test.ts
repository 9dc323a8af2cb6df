import { backoff } from '@nasaq/connectivity';
import { expect, test } from 'vitest';
import { mailTimings } from './mail-timings.ts';

const { attempts, ...pauses } = mailTimings.retry;
const all = (random: number) =>
  Array.from({ length: attempts - 1 }, (_, index) => backoff(index + 1, pauses, () => random));

test('the pauses double from 15 s to one hour', () => {
  expect(all(0.5).slice(0, 10)).toEqual(
    [15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600].map((seconds) => seconds * 1000),
  );
});

test('even with the shortest pauses it is tried for more than a day', () => {
  expect(all(0).reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3_600_000);
});
