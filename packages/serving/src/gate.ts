/** A gate that is full, and whose waiting room is too. */
export class GateFull extends Error {
  override readonly name = 'GateFull';
}

export interface GateOptions {
  /** Works that may run at once. */
  places: number;
  /** Those that may wait; one more is refused. */
  waiting: number;
  /** Milliseconds that somebody waits at most. */
  patience: number;
}

/**
 * A semaphore with a bounded queue: a few works at once, the others in their order, and whoever would wait too long is
 * told so. Each begins in a turn of the event loop of its own, so that what is more urgent comes in between.
 */
export class Gate {
  private readonly options: GateOptions;
  private running = 0;
  private readonly queue = new Set<() => void>();

  constructor(options: GateOptions) {
    this.options = options;
  }

  /** @throws {GateFull} where too many wait, or for who has waited too long */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.places) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      // Later: whoever waits for an event has it before the next work begins.
      setImmediate(() => this.leave());
    }
  }

  private wait(): Promise<void> {
    const { waiting, patience } = this.options;
    if (this.queue.size >= waiting) return Promise.reject(new GateFull('Too many are waiting.'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.queue.delete(admit);
        reject(new GateFull('It took too long.'));
      }, patience);
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      this.queue.add(admit);
    });
  }

  /** Hands the place to who has waited longest. */
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
