import type { Memory } from './collected-memory.ts';
import type { DoneWork } from './due-work.ts';
import type { Expiring } from './expiring.ts';

/** How it stands at the end of an hour. */
export interface Hour extends DoneWork {
  number: number;
  clock: Date;
  /** Pages read within it. */
  pages: number;
  /** Forms sent so far. */
  forms: number;
  /** Whether the page on the clock is on the site. */
  shown: boolean;
  gone: Expiring[];
  admin: Memory;
  site: Memory;
}

export function printHeadings(): void {
  console.info(
    '    hour  clock  pages  forms  page on the clock  checks  backups  figures  admin live, heap, resident MB  site live, heap, resident MB  gone',
  );
}

export function printHour(row: Hour): void {
  const columns: [string | number, number][] = [
    [row.number, 4],
    [row.clock.toISOString().slice(11, 16), 5],
    [row.pages, 5],
    [row.forms, 5],
    [row.shown ? 'on the site' : '-', 17],
    [row.checks, 6],
    [row.backups, 7],
    [row.figures, 7],
    [inMegabytes(row.admin), 29],
    [inMegabytes(row.site), 28],
  ];
  const written = columns.map(([value, width]) => String(value).padStart(width));
  console.info(`    ${[...written, row.gone.join(', ')].join('  ')}`);
}

function inMegabytes({ heap, live, resident }: Memory): string {
  return [live, heap, resident].map((bytes) => bytes.toFixed(0)).join(', ');
}

/** The median. */
export function middleOf(numbers: readonly number[]): number {
  const ordered = numbers.toSorted((a, b) => a - b);
  const half = ordered.length / 2;
  return ordered.length % 2 ? ordered[Math.floor(half)]! : (ordered[half - 1]! + ordered[half]!) / 2;
}
