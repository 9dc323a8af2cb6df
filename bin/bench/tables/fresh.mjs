import { table } from './table.mjs';

export function freshTable({ publishes, entry, list, sinceSent }) {
  const row = (text, { median, max }) => [text, `${median.toFixed(0)} ms`, `${max.toFixed(0)} ms`];
  return table(
    [`${publishes} publishes`, 'median', 'slowest'],
    [
      row("from the publish's answer until the entry shows it", entry),
      row("from the publish's answer until the list shows it", list),
      row('from sending the publish until both show it', sinceSent),
    ],
  );
}
