import { expect, test } from 'vitest';
import { evaluate } from './evaluate.mjs';
import { summarise } from './summarise.mjs';

const entryOf = new Map([
  ['1:ar', 'services:a'],
  ['1:en', 'services:a'],
  ['2:en', 'services:b'],
  ['3:en', 'services:c'],
]);
const query = (judgments: object, rest: object = {}) => ({
  text: 'x',
  reader: 'en',
  kind: 'exact',
  split: 'dev',
  judgments,
  notRelevant: new Set(['services:b']),
  ...rest,
});
const engine = (...found: string[]) => ({ search: () => found });

test('both versions of an entry are one answer, in the place of the first', async () => {
  const [row] = await evaluate(engine('1:en', '1:ar', '2:en'), [query({ 'services:b': 3 })], entryOf);
  expect(row).toMatchObject({ ranked: ['services:a', 'services:b'], reciprocalRank: 0.5 });
});

test('an entry that nobody judged counts as not relevant and is counted', async () => {
  const [row] = await evaluate(engine('3:en', '2:en', '1:en'), [query({ 'services:a': 3 })], entryOf);
  expect(row).toMatchObject({ unjudged: 1, reciprocalRank: 1 / 3, success: 0 });
});

test('the figures of an engine are means over queries, by split, kind and reader, and its distance to the first', async () => {
  const queries = [
    query({ 'services:a': 3 }),
    query({ 'services:b': 3 }, { split: 'test', reader: 'ar', kind: 'prefix', notRelevant: new Set() }),
  ];
  const rows = await Promise.all(
    [engine('1:en', '2:en'), engine('2:en')].map((each) => evaluate(each, queries, entryOf)),
  );
  const { engines, queries: counts } = summarise(
    rows.map((each, place) => ({ name: `engine ${place}`, rows: each })),
    queries,
    4,
  );
  const [first, second] = engines;
  expect(counts).toEqual({ all: 2, dev: 1, test: 1 });
  expect(first.all.reciprocalRank).toBe(0.75);
  expect([first.dev.ndcg, first.test.ndcg]).toEqual([1, 1 / Math.log2(3)]);
  expect([second.en.success, second.ar.success, second.prefix.ndcg]).toEqual([0, 1, 1]);
  expect(first.behind).toBeNull();
  expect(second.behind.dev.mean).toBe(1);
  expect(second.behind.test.mean).toBeCloseTo(1 / Math.log2(3) - 1, 10);
});
