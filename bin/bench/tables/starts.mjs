import { megabytes, table } from './table.mjs';

export function startsTable({ firstStart, secondStart, memoryAtRest, adminMemoryAtRest, memoryAfterLoad }) {
  return table(
    ['', 'measured', 'goal'],
    [
      ['first `npm start`, demo company loaded', `${firstStart.toFixed(1)} s`, ''],
      ['second `npm start`', `${secondStart.toFixed(1)} s`, 'below 10 s'],
      ['site process at rest', megabytes(memoryAtRest), 'below 150 MB'],
      ['site process after the load below', megabytes(memoryAfterLoad ?? null), ''],
      ['admin host at rest', megabytes(adminMemoryAtRest), ''],
    ],
  );
}
