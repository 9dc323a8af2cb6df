const steps = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * 1000);

/** Milliseconds until the next attempt, after so many that did not come through; scattered, so that not all come back at once. */
export function backoff(attempts: number, random = Math.random): number {
  const step = steps[Math.min(Math.max(attempts, 1), steps.length) - 1]!;
  return step * (0.75 + random() / 2);
}
