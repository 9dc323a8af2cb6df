import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds that work may take in one turn of the event loop; the last piece may begin just before. */
const slice = 5;

/**
 * Does things in the order in which they were asked for, a few in each turn of the event loop: what many want at once
 * holds up the other answers of the host only for some milliseconds.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private working = false;

  /** @returns what `work` gives or throws */
  take<T>(work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.waiting.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error as Error);
      }
    });
    if (!this.working) void this.workOff();
    return promise;
  }

  private async workOff(): Promise<void> {
    this.working = true;
    while (this.waiting.length > 0) {
      await nextTurn();
      const until = performance.now() + slice;
      do this.waiting.shift()?.();
      while (this.waiting.length > 0 && performance.now() < until);
    }
    this.working = false;
  }
}
