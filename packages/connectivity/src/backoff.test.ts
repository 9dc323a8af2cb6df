import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

const middle = () => 0.5;

test('each pause is twice the one before, up to half a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 5_000].map((failures) => backoff(failures, {}, middle));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000));
});

test('other beginnings, ends and factors', () => {
  const pauses = [1, 2, 3, 4].map((failures) => backoff(failures, { first: 200, longest: 5_000, factor: 5 }, middle));
  expect(pauses).toEqual([200, 1_000, 5_000, 5_000]);
});

test('chance makes a pause a quarter shorter or longer', () => {
  expect(backoff(1, {}, () => 0)).toBe(750);
  expect(backoff(1, {}, () => 1)).toBe(1_250);
});

test('before the first failure it is as after it', () => {
  expect(backoff(0, {}, middle)).toBe(1_000);
});
