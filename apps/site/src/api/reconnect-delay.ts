const first = 500;
const longest = 30_000;

/** Milliseconds until the next attempt after so many failures, scattered so that not everybody comes back at once. */
export function reconnectDelay(failures: number, random = Math.random): number {
  const limit = Math.min(longest, first * 2 ** failures);
  return limit / 2 + (limit / 2) * random();
}
