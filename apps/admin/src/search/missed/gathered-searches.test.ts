import { expect, test } from 'vitest';
import { GatheredSearches } from './gathered-searches.ts';

test('the same search is counted, with its last time, for each language', () => {
  const gathered = new GatheredSearches();
  gathered.add('blockchain', 'en', 1);
  gathered.add('blockchain', 'en', 5);
  gathered.add('blockchain', 'ar', 3);
  expect(gathered.take()).toEqual([
    { query: 'blockchain', locale: 'en', count: 2, last: 5 },
    { query: 'blockchain', locale: 'ar', count: 1, last: 3 },
  ]);
  expect(gathered.take()).toEqual([]);
});

test('of what comes while somebody types, and deletes again, the longest is kept', () => {
  const gathered = new GatheredSearches();
  for (const query of ['bloc', 'blockch', 'blockchain', 'blockcha', 'blo']) gathered.add(query, 'en', 1);
  expect(gathered.take().map(({ query }) => query)).toEqual(['blockchain']);
});

test('a flood of random words fills nothing', () => {
  const gathered = new GatheredSearches();
  for (let number = 0; number < 10_000; number += 1) gathered.add(`${(number * 7_919) % 10_007}x`, 'en', 1);
  expect(gathered.size).toBeLessThanOrEqual(100);
});
