import type { MailTimings } from './mail-timings.ts';

/**
 * Milliseconds until the next attempt, after `attempts` that failed; `undefined` where that was the last. A quarter more
 * or less by chance, so that the mails of an outage do not all come back at once.
 */
export function retryPause(
  attempts: number,
  { attempts: most, first, longest }: MailTimings['retry'],
  random = Math.random,
): number | undefined {
  if (attempts >= most) return undefined;
  const pause = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return Math.round(pause * (0.75 + random() / 2));
}
