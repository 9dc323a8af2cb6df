import { expect, test } from 'vitest';
import { company } from '../../../apps/admin/src/demo/load/company.ts';
import { further, judgedQueries, kinds, splits } from './judged-queries.mjs';

const queries = judgedQueries([...splits, ...further]);

test('there are at least 150 queries, half of them in each language', () => {
  const compared = judgedQueries();
  expect(compared.length).toBeGreaterThanOrEqual(150);
  const arabic = compared.filter(({ reader }) => reader === 'ar').length;
  expect(Math.abs(compared.length - 2 * arabic)).toBeLessThanOrEqual(5);
});

test('each split holds queries of every kind in both languages', () => {
  const few: string[] = [];
  for (const split of splits)
    for (const kind of kinds)
      for (const reader of ['ar', 'en']) {
        const some = queries.filter((query) => query.split === split && query.kind === kind && query.reader === reader);
        if (some.length < 5) few.push(`${split} ${kind} ${reader}: ${some.length}`);
      }
  expect(few).toEqual([]);
});

test('no query stands there twice', () => {
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  expect(new Set(queries.map(({ text, reader }) => `${reader} ${text}`)).size).toBe(queries.length);
});

test('every judgment names an entry of the demo company, and every query has an answer', () => {
  const entries = new Set(
    Object.entries(company).flatMap(([type, list]) =>
      Array.isArray(list) ? list.map(({ key }: { key: string }) => `${type}:${key}`) : [],
    ),
  );
  expect(entries.size).toBeGreaterThan(100);
  const unknown = queries.flatMap(({ id, judgments, notRelevant }) =>
    [...Object.keys(judgments), ...notRelevant].filter((entry) => !entries.has(entry)).map((entry) => `${id} ${entry}`),
  );
  expect(unknown).toEqual([]);
  expect(queries.filter(({ judgments }) => Math.max(...Object.values(judgments)) < 2)).toEqual([]);
});

test('no entry is judged relevant and not relevant at once', () => {
  const both = queries.filter(({ judgments, notRelevant }) =>
    Object.keys(judgments).some((entry) => notRelevant.has(entry)),
  );
  expect(both).toEqual([]);
});
