import { expect, test } from 'vitest';
import { pairedDifference } from './paired-bootstrap.mjs';

test('an engine that is better by the same on every query is so without doubt', () => {
  const { mean, low, high } = pairedDifference([0.75, 0.5, 1], [0.5, 0.25, 0.75]);
  expect([mean, low, high]).toEqual([0.25, 0.25, 0.25]);
});

test('where each of two engines is better on half of the queries, the interval holds 0', () => {
  const wins = Array.from({ length: 40 }, (_, place) => place % 2);
  const { mean, low, high } = pairedDifference(
    wins,
    wins.map((value) => 1 - value),
  );
  expect(mean).toBe(0);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('the interval is as wide as the standard error says', () => {
  // 100 differences of 0 or 1, half of each: standard error 0.05, so 0.5 ± 0.098.
  const ours = Array.from({ length: 100 }, (_, place) => place % 2);
  const { low, high } = pairedDifference(
    ours,
    ours.map(() => 0),
  );
  expect(low).toBeGreaterThan(0.38);
  expect(low).toBeLessThan(0.43);
  expect(high).toBeGreaterThan(0.57);
  expect(high).toBeLessThan(0.62);
});

test('the same figures give the same interval', () => {
  const figures = [
    [0.1, 0.9, 0.4],
    [0.3, 0.2, 0.4],
  ] as const;
  expect(pairedDifference([...figures[0]], [...figures[1]])).toEqual(
    pairedDifference([...figures[0]], [...figures[1]]),
  );
});
