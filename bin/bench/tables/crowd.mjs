import { megabytes, milliseconds, table } from './table.mjs';

export function crowdTable({ idle, perSecond, seconds, memory, ...outcome }) {
  const { answers, errors, repeated, open, p50, p99, slowest, processor } = outcome;
  return table(
    [`${idle} connections, ${perSecond} requests/s for ${seconds} s`, 'measured', 'goal'],
    [
      ['answers', answers, perSecond * seconds],
      ['errors', errors, 0],
      ['sent again, because a kept connection had just ended', repeated, ''],
      ['idle connections still open at the end', open, idle],
      [
        'p50 / p99 / slowest, from when they were due',
        [p50, p99, slowest].map((time) => `${milliseconds(time)} ms`).join(' / '),
        '',
      ],
      ['processor per answer', `${processor.toFixed(3)} ms`, ''],
      ['memory before the crowd', megabytes(memory.before), ''],
      ['memory at the beginning, at the end', `${megabytes(memory.crowded)}, ${megabytes(memory.after)}`, ''],
      ['memory in each minute, on average', memory.minutes.map(megabytes).join(', '), 'flat'],
      ['memory at most', megabytes(memory.peak), ''],
    ],
  );
}
