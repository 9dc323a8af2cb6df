import { kinds } from './judged-queries.mjs';

const score = (value) => value.toFixed(3);
const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;

/**
 * Two Markdown tables: every engine over everything, and by kind of query.
 * @param {ReturnType<import('./summarise.mjs').summarise>} figures
 * @param {(head: string[], rows: unknown[][]) => string} table
 */
export function relevanceTables({ engines, documents, queries }, table) {
  const rows = engines.map((engine) => [
    engine.name,
    score(engine.all.ndcg),
    score(engine.test.ndcg),
    score(engine.dev.ndcg),
    score(engine.ar.ndcg),
    score(engine.en.ndcg),
    score(engine.all.reciprocalRank),
    score(engine.all.success),
    engine.behind ? interval(engine.behind.all) : '',
    engine.behind ? interval(engine.behind.test) : '',
    engine.milliseconds.toFixed(1),
  ]);
  return [
    table(
      [
        'engine',
        'nDCG@10',
        'test',
        'dev',
        'Arabic readers',
        'English readers',
        'MRR',
        'success@1',
        'Nasaq is ahead by (95 %)',
        'on test',
        'median ms',
      ],
      rows,
    ),
    '',
    `${queries.all} queries (${queries.dev} dev, ${queries.test} test) over ${documents} documents.`,
    `nDCG@10 without the queries on the wrong keyboard, which no other engine understands: ${each(engines, ({ sameKeyboard }) => score(sameKeyboard.ndcg))}.`,
    `Entries among the first ten that nobody judged: ${each(engines, ({ unjudged }) => `${(unjudged * 100).toFixed(1)} %`)}.`,
    '',
    table(
      ['nDCG@10 by kind', ...engines.map(({ name }) => name)],
      kinds.map((kind) => [kind, ...engines.map((engine) => score(engine[kind].ndcg))]),
    ),
  ].join('\n');
}

function each(engines, present) {
  return engines.map((engine) => `${engine.name} ${present(engine)}`).join(', ');
}

function interval({ mean, low, high }) {
  return `${signed(mean)} (${signed(low)} to ${signed(high)})`;
}
