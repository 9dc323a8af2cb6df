import { milliseconds, table } from './table.mjs';

export function entriesTable({ rows, publishes }) {
  const cells = rows.map(({ entries, ...times }) => [
    entries,
    ...['publish', 'api', 'page'].map((name) => `${milliseconds(times[name])} ms`),
  ]);
  const head = ['articles', 'a publish takes', 'first answer of the API after it', 'first blog page after it'];
  return [table(head, cells), '', `Medians of ${publishes} publishes.`].join('\n');
}
