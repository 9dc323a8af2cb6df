import { unavailable } from './database-outage.ts';

/**
 * Lets a few pass at once, the others in their order. A transaction holds a connection of the pool while it asks for
 * nothing else: with as many of them as connections, nobody else would be served.
 */
export class Gate {
  private free: number;
  private readonly patience: number;
  private readonly waiting = new Set<() => void>();

  /** @param patience milliseconds that somebody waits at most */
  constructor(places: number, patience: number) {
    this.free = places;
    this.patience = patience;
  }

  /** @throws {ApiError} `unavailable` for who has waited too long */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(admit);
        reject(unavailable(new Error('Too many transactions are waiting.')));
      }, this.patience);
      this.waiting.add(admit);
    });
  }

  /** Hands the place to who has waited longest. */
  private leave(): void {
    const [first] = this.waiting;
    if (!first) {
      this.free += 1;
      return;
    }
    this.waiting.delete(first);
    first();
  }
}
