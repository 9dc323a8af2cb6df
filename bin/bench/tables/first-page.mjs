import { table } from './table.mjs';

export function firstPageTable({ rows, starts }) {
  const cells = rows.map(({ title, seconds }) => [title, `${seconds.toFixed(2)} s`]);
  return [table(['', 'first home page after'], cells), '', `Medians of ${starts} starts.`].join('\n');
}
