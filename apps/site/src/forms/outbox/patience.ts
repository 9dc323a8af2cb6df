const steps = [5, 15, 45, 120, 300, 600].map((seconds) => seconds * 1000);

/** Milliseconds until the next attempt, after so many that did not come through. */
export function patience(attempts: number): number {
  return steps[Math.min(Math.max(attempts, 1), steps.length) - 1]!;
}
