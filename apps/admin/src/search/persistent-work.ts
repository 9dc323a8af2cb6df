import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds in which reasons to work gather: a bulk load is one piece of work. */
const gatherFor = 50;
/** Milliseconds before what has failed is tried again; twice as long each time. */
const retry = { first: 1_000, longest: 30_000 };

/** Work that is done once at a time, and again until it has succeeded. */
export class PersistentWork {
  private readonly step: () => Promise<boolean>;
  private running: Promise<void> | null = null;
  private pausing: AbortController | null = null;
  private failures = 0;
  /** Whether there is more to do than what the step knew of that is under way. */
  private hasMore = false;
  private closed = false;

  /** @param step does what there is to do at the moment; `false` where some of it failed and is still to be done */
  constructor(step: () => Promise<boolean>) {
    this.step = step;
  }

  /** There is something to do, at once where the last attempt is waiting to be repeated. Ends when nothing is left. */
  begin(): Promise<void> {
    this.hasMore = true;
    this.pausing?.abort();
    this.running ??= this.run();
    return this.running;
  }

  close(): void {
    this.closed = true;
    this.pausing?.abort();
  }

  get isClosed(): boolean {
    return this.closed;
  }

  private async run(): Promise<void> {
    await wait(gatherFor);
    while (!this.closed) {
      this.hasMore = false;
      const isDone = await this.step();
      if (this.hasMore) continue;
      if (isDone) break;
      await this.pause();
    }
    this.failures = 0;
    this.running = null;
  }

  private async pause(): Promise<void> {
    if (this.closed) return;
    this.pausing = new AbortController();
    const delay = Math.min(retry.longest, retry.first * 2 ** this.failures);
    this.failures += 1;
    try {
      await wait(delay, undefined, { signal: this.pausing.signal, ref: false });
    } catch {
      // Something new is to be done, or nothing any more.
    }
    this.pausing = null;
  }
}
