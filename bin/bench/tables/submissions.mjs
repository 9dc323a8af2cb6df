import { megabytes, table } from './table.mjs';

const holders = { site: 'site', admin: 'admin host', raw: 'limit: node:http into files' };
const head = [
  'people at once',
  'accepted/s',
  'p50 ms',
  'p99 ms',
  'last mail after the load',
  'sent / stored / mailed',
  'limit: node:http reads only',
];

export function submissionsTable({ rows, seconds, uploads }) {
  const accepted = rows.map(({ connections, perSecond, p50, p99, lastMailAfter, sent, stored, mailed, limit }) => [
    connections,
    perSecond.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
    `${lastMailAfter.toFixed(1)} s`,
    `${sent} / ${stored} / ${mailed}`,
    limit.perSecond.toFixed(0),
  ]);
  const held = Object.entries(uploads.memory).map(([name, { before, peak }]) => [
    holders[name],
    megabytes(before),
    megabytes(peak),
    megabytes(peak - before),
  ]);
  return [
    table(head, accepted),
    '',
    `${seconds} s each, through the site, every submission from an address of its own, two mails for each.`,
    '',
    table([`${uploads.files} uploads of ${uploads.bytes / 1024 ** 2} MiB at once`, 'before', 'peak', 'more'], held),
    '',
    `Through the site in ${uploads.seconds.toFixed(1)} s, checked by content; node:http into files in ${uploads.rawSeconds.toFixed(1)} s.`,
  ].join('\n');
}
