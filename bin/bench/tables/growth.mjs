import { megabytes, milliseconds, rate, table } from './table.mjs';

const names = { 'site/cached': 'page cache', 'site/live': 'no page cache', 'raw/limit': 'node:http' };
const figures = Object.values(names).flatMap((name) => [`${name}: pages/s`, 'p50 / p99 ms']);

export function growthTable({ rows, rounds, seconds }) {
  const cells = rows.map(({ page, connections, measured, memory }) => [
    page,
    connections,
    ...Object.keys(names).flatMap((name) => {
      if (!measured[name]) return ['', ''];
      const { perSecond, p50, p99 } = measured[name];
      return [rate(perSecond), `${milliseconds(p50)} / ${milliseconds(p99)}`];
    }),
    megabytes(memory),
  ]);
  return [
    table(['page', 'connections', ...figures, 'memory with page cache'], cells),
    '',
    `Uncompressed; medians of ${rounds} rounds of ${seconds} s. Without its page cache the site sends some of a thousand at once away.`,
  ].join('\n');
}
