import { megabytes, milliseconds, rate, table } from './table.mjs';

const pair = ({ p50, p99 }) => `${milliseconds(p50)} / ${milliseconds(p99)}`;

export function searchTable({ rows, searches, seconds }) {
  return [
    table(
      [
        'entries (documents)',
        'build',
        'memory',
        'in the process, p50 / p99 ms',
        '50 readers typing, p50 / p99 ms',
        '50 connections, different searches, p50 / p99 ms',
        'answers/s',
        '50 connections, popular searches, p50 / p99 ms',
        'answers/s',
      ],
      rows.map(({ entries, documents, buildSeconds, memory, inProcess, typing, distinct, popular }) => [
        `${entries.toLocaleString('en')} (${documents.toLocaleString('en')})`,
        `${buildSeconds.toFixed(1)} s`,
        megabytes(memory),
        pair(inProcess),
        pair(typing),
        pair(distinct),
        rate(distinct.perSecond),
        pair(popular),
        rate(popular.perSecond),
      ]),
    ),
    '',
    `${searches} different searches in the process; ${seconds} s of each load over HTTP, ${seconds * 5} s of typing.`,
  ].join('\n');
}
