import { rate, table, times } from './table.mjs';

export function apiTable({ rows, goal, rounds, seconds }) {
  const cells = rows.map(({ path, admin, site, raw }) => [
    `\`${path}\``,
    rate(admin.perSecond),
    admin.processor.toFixed(3),
    rate(site.perSecond),
    site.processor.toFixed(3),
    rate(raw.perSecond),
    times(admin.perSecond / raw.perSecond),
  ]);
  const head = [
    'kept list',
    'admin host, answers/s',
    'processor ms',
    'through the site',
    'processor ms',
    'node:http',
    '',
  ];
  return [
    table(head, cells),
    '',
    `The goal is ${goal} answers per second. Medians of ${rounds} rounds of ${seconds} s over 50 connections; the last column is the admin host beside node:http.`,
  ].join('\n');
}
