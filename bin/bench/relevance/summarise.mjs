import { median } from '../median.mjs';
import { kinds, splits } from './judged-queries.mjs';
import { depth } from './metrics.mjs';
import { pairedDifference } from './paired-bootstrap.mjs';

/**
 * Means over all queries, each split, each kind and each reader's language; the first engine is compared with the others.
 * @param {{ name: string, rows: Awaited<ReturnType<import('./evaluate.mjs').evaluate>> }[]} results rows in the order of the queries
 * @param {import('./judged-queries.mjs').JudgedQuery[]} queries
 */
export function summarise(results, queries, documents) {
  const groups = {
    all: () => true,
    sameKeyboard: ({ kind }) => kind !== 'wrong-layout',
    ...groupsOf('split', splits),
    ...groupsOf('reader', ['ar', 'en']),
    ...groupsOf('kind', kinds),
  };
  const [ours] = results;
  const engines = results.map(({ name, rows }) => ({
    name,
    ...Object.fromEntries(Object.entries(groups).map(([group, holds]) => [group, means(rows.filter(inGroup(holds)))])),
    unjudged: rows.reduce((sum, row) => sum + row.unjudged, 0) / rows.reduce((sum, row) => sum + row.ranked.length, 0),
    milliseconds: median(rows.map((row) => row.milliseconds)),
    behind: rows === ours.rows ? null : differences(rows),
  }));
  return { engines, documents, depth, queries: { all: queries.length, ...countBySplit(queries) } };

  function inGroup(holds) {
    return (_, place) => holds(queries[place]);
  }

  function differences(rows) {
    const figures = (of, holds) => of.filter(inGroup(holds)).map(({ ndcg }) => ndcg);
    return Object.fromEntries(
      ['all', ...splits].map((group) => [
        group,
        pairedDifference(figures(ours.rows, groups[group]), figures(rows, groups[group])),
      ]),
    );
  }
}

function groupsOf(property, values) {
  return Object.fromEntries(values.map((value) => [value, (query) => query[property] === value]));
}

function countBySplit(queries) {
  return Object.fromEntries(splits.map((split) => [split, queries.filter((query) => query.split === split).length]));
}

function means(rows) {
  const mean = (figure) => rows.reduce((sum, row) => sum + row[figure], 0) / rows.length;
  return { ndcg: mean('ndcg'), reciprocalRank: mean('reciprocalRank'), success: mean('success') };
}
