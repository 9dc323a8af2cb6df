/** Keys that are remembered at most: a flood from everywhere must not fill the memory. */
const crowd = 50_000;

/** At most `limit` times within any `seconds`, for each key; in memory. */
export class SlidingWindow {
  private readonly limit: number;
  private readonly length: number;
  private readonly now: () => number;
  private readonly times = new Map<string, number[]>();

  constructor(limit: number, seconds: number, now: () => number = Date.now) {
    this.limit = limit;
    this.length = seconds * 1_000;
    this.now = now;
  }

  /** 0 for who may pass, which is counted; else the seconds until it may be tried again. */
  take(key: string): number {
    const now = this.now();
    this.forgetIdle(now);
    const recent = (this.times.get(key) ?? []).filter((time) => time > now - this.length);
    const wait = recent.length < this.limit ? 0 : Math.max(1, Math.ceil((recent[0]! + this.length - now) / 1_000));
    if (wait === 0) recent.push(now);
    // Set anew, so that the map's order is that of use.
    this.times.delete(key);
    this.times.set(key, recent);
    return wait;
  }

  /** The longest unused come first. */
  private forgetIdle(now: number): void {
    for (const [key, times] of this.times) {
      if (this.times.size <= crowd && (times.at(-1) ?? 0) > now - this.length) return;
      this.times.delete(key);
    }
  }
}

/** How often something happened within the last minute, counted by the second. */
export class MinuteCount {
  private readonly seconds = new Map<number, number>();

  add(): void {
    const second = now();
    this.seconds.set(second, (this.seconds.get(second) ?? 0) + 1);
  }

  get perMinute(): number {
    const oldest = now() - 59;
    let sum = 0;
    for (const [second, count] of this.seconds) {
      if (second < oldest) this.seconds.delete(second);
      else sum += count;
    }
    return sum;
  }
}

function now(): number {
  return Math.floor(Date.now() / 1_000);
}
