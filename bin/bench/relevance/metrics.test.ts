import { expect, test } from 'vitest';
import { measure, ndcg, reciprocalRank, successAtOne } from './metrics.mjs';

const judgments = { a: 3, b: 2, c: 1 } as const;

test('the best order is worth 1', () => {
  expect(ndcg(['a', 'b', 'c'], judgments)).toBe(1);
  expect(ndcg(['a', 'b', 'c', 'x', 'y'], judgments)).toBe(1);
});

test('the gain is 7, 3 and 1, divided by the logarithm of the place', () => {
  // (1/1 + 3/1.58496 + 7/2) / (7/1 + 3/1.58496 + 1/2)
  expect(ndcg(['c', 'b', 'a'], judgments)).toBeCloseTo(0.68061, 5);
  // 7/1.58496 / 9.39279
  expect(ndcg(['x', 'a'], judgments)).toBeCloseTo(0.4702, 5);
});

test('nothing found, and nothing relevant found, are worth 0', () => {
  expect(measure([], judgments)).toEqual({ ndcg: 0, reciprocalRank: 0, success: 0 });
  expect(measure(['x', 'y'], judgments)).toEqual({ ndcg: 0, reciprocalRank: 0, success: 0 });
});

test('what comes after the tenth place does not count', () => {
  const late = [...'0123456789', 'a'];
  expect(measure(late, judgments)).toEqual({ ndcg: 0, reciprocalRank: 0, success: 0 });
  expect(ndcg([...'012345678', 'a'], { a: 3 })).toBeCloseTo(1 / Math.log2(11), 5);
});

test('more than ten relevant entries: ten of the best are a perfect page', () => {
  const many = Object.fromEntries(Array.from('abcdefghijkl', (entry) => [entry, 3]));
  expect(ndcg([...'cdefghijkl'], many)).toBe(1);
});

test('the reciprocal rank is that of the first entry of grade 2 or 3', () => {
  expect(reciprocalRank(['c', 'x', 'b', 'a'], judgments)).toBeCloseTo(1 / 3, 10);
  expect(reciprocalRank(['a'], judgments)).toBe(1);
  expect(reciprocalRank(['c', 'x'], judgments)).toBe(0);
});

test('success at one asks for grade 2 or 3 in the first place', () => {
  expect(successAtOne(['b', 'a'], judgments)).toBe(1);
  expect(successAtOne(['c', 'a'], judgments)).toBe(0);
});
