import { backoff, type BackoffOptions } from '@nasaq/connectivity';

/** When an entry is tried. It is stored with the entry, so that every window and the next visit keep to it. */
export interface Schedule {
  attempts: number;
  /** Not before, epoch ms: our own patience, which a returning connection overrules. */
  nextAt: number;
  /** Nor before this moment: the host's wish, which nothing overrules. */
  notBefore: number;
}

/** Of an entry that was not tried yet. */
export const dueNow: Schedule = { attempts: 0, nextAt: 0, notBefore: 0 };

interface Failure {
  now: number;
  /** Milliseconds that the host asks for. */
  pause?: number;
  patience?: BackoffOptions | undefined;
}

/** The entry after an attempt that did not come through, and may another time. */
export function postponed<Entry extends Schedule>(entry: Entry, { now, pause = 0, patience }: Failure): Entry {
  const attempts = entry.attempts + 1;
  const notBefore = now + pause;
  return { ...entry, attempts, notBefore, nextAt: Math.max(notBefore, now + backoff(attempts, patience)) };
}

/** @param eager our own patience does not count */
export function isDue({ nextAt, notBefore }: Schedule, now: number, eager: boolean): boolean {
  return (eager ? notBefore : nextAt) <= now;
}
