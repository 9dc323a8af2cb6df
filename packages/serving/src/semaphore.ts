/** All permits of a semaphore are taken, and its queue is full or was too slow. */
export class SemaphoreFull extends Error {
  override readonly name = 'SemaphoreFull';
}

export interface SemaphoreOptions {
  /** Works that may run at once. */
  permits: number;
  /** Those that may wait; one more is refused. */
  queueLimit: number;
  /** Milliseconds that somebody waits at most. */
  waitTimeout: number;
}

/**
 * A semaphore with a bounded queue: a few works at once, the others in their order, and whoever would wait too long is
 * told so. Each begins in a turn of the event loop of its own, so that what is more urgent comes in between.
 */
export class Semaphore {
  private readonly options: SemaphoreOptions;
  private running = 0;
  private readonly queue = new Set<() => void>();

  constructor(options: SemaphoreOptions) {
    this.options = options;
  }

  /** @throws {SemaphoreFull} where too many wait, or for who has waited too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.permits) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      // Later: whoever waits for an event has it before the next work begins.
      setImmediate(() => this.leave());
    }
  }

  private wait(): Promise<void> {
    const { queueLimit, waitTimeout } = this.options;
    if (this.queue.size >= queueLimit) return Promise.reject(new SemaphoreFull('Too many are waiting.'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.delete(admit);
        reject(new SemaphoreFull('It took too long.'));
      }, waitTimeout);
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      this.queue.add(admit);
    });
  }

  /** Hands the permit to who has waited longest. */
  private leave(): void {
    const [first] = this.queue;
    if (!first) {
      this.running -= 1;
      return;
    }
    this.queue.delete(first);
    first();
  }
}
