import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

test('as many at once as are in a minute, then one whenever there is one again', () => {
  let now = 0;
  const buckets = new TokenBuckets(60, () => now);
  for (let time = 0; time < 60; time += 1) expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(1);
  now += 1_000;
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(1);
  now += 3_600_000;
  for (let time = 0; time < 60; time += 1) expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(1);
});

test('one has nothing to do with another', () => {
  const buckets = new TokenBuckets(1, () => 0);
  expect([buckets.take('a'), buckets.take('b'), buckets.take('a'), buckets.take('b')]).toEqual([0, 0, 60, 60]);
});

test('a crowd is forgotten, the longest unused first', () => {
  const buckets = new TokenBuckets(1, () => 0);
  buckets.take('first');
  for (let number = 0; number < 50_000; number += 1) buckets.take(`${number}`);
  expect(buckets.take('49999')).toBe(60);
  expect(buckets.take('first')).toBe(0);
});
