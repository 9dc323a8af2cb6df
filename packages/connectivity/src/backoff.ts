/** Milliseconds: the first pause, and the one that none is longer than. */
export interface BackoffOptions {
  first?: number;
  longest?: number;
  /** By which each pause is longer than the one before. */
  factor?: number;
}

/**
 * Exponential backoff with jitter: milliseconds until the next attempt, after so many that failed. A quarter more or
 * less by chance, so that not everybody comes back at once after an outage. Without options, as somebody wants it who
 * looks on: 1, 2, 4 … 30 seconds.
 */
export function backoff(
  failures: number,
  { first = 1_000, longest = 30_000, factor = 2 }: BackoffOptions = {},
  random: () => number = Math.random,
): number {
  const pause = Math.min(longest, first * factor ** Math.max(0, failures - 1));
  return Math.round(pause * (0.75 + random() / 2));
}
