import { milliseconds, table } from './table.mjs';

export function navigationTable({ rows, visits }) {
  const cells = rows.map(({ locale, device, slowdown, median, longest }) => [
    locale,
    slowdown === 1 ? device : `${device} (processor ${slowdown} times slower)`,
    milliseconds(median),
    milliseconds(longest),
  ]);
  return [
    table(['from a list to an entry', 'on a', 'median ms', 'longest ms'], cells),
    '',
    `${visits} clicks each.`,
  ].join('\n');
}
