/** Keys that are remembered at most: a flood from everywhere must not fill the memory. */
const crowd = 50_000;

interface Bucket {
  tokens: number;
  /** Milliseconds, when it held that many. */
  at: number;
}

/**
 * A token bucket for each key: as many at once as are in a minute, and then as many in each minute. In memory.
 */
export class TokenBuckets {
  private readonly perMinute: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.perMinute = perMinute;
    this.now = now;
  }

  /** 0 for who may pass, which takes a token; else the seconds until there is one again. */
  take(key: string): number {
    const now = this.now();
    const known = this.buckets.get(key);
    const refilled = known ? known.tokens + ((now - known.at) / 60_000) * this.perMinute : this.perMinute;
    const tokens = Math.min(this.perMinute, refilled);
    const passes = tokens >= 1;
    // Set anew, so that the map's order is that of use.
    this.buckets.delete(key);
    this.buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at: now });
    if (this.buckets.size > crowd) this.buckets.delete(this.buckets.keys().next().value!);
    return passes ? 0 : Math.max(1, Math.ceil(((1 - tokens) / this.perMinute) * 60));
  }
}
