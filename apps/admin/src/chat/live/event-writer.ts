import type { SSEStreamingApi } from 'hono/streaming';

/**
 * Writes events one after the other, each when the one before is on its way. A reader that takes nothing is given up: it
 * comes again where it stopped.
 */
export class EventWriter {
  private readonly stream: SSEStreamingApi;
  private readonly writeTimeout: number;

  /** @param writeTimeout milliseconds that a reader may take for one event */
  constructor(stream: SSEStreamingApi, writeTimeout = 20_000) {
    this.stream = stream;
    this.writeTimeout = writeTimeout;
  }

  async send(event: object, id?: number): Promise<void> {
    const data = JSON.stringify(event);
    await this.within(this.stream.writeSSE(id === undefined ? { data } : { data, id: String(id) }));
  }

  /** A heartbeat: a comment, which is no event for its reader. */
  async beat(): Promise<void> {
    await this.within(this.stream.write(': here\n\n'));
  }

  private async within(writing: Promise<unknown>): Promise<void> {
    const timer = setTimeout(() => this.stream.abort(), this.writeTimeout);
    await writing;
    clearTimeout(timer);
  }
}

/** What a stream has to look at next: a set, so that however much happens it holds each kind once. */
export class Wake<Kind extends string> {
  private pending = new Set<Kind>();
  private resolve: (() => void) | null = null;

  add(...kinds: Kind[]): void {
    for (const kind of kinds) this.pending.add(kind);
    this.resolve?.();
  }

  /** What has come up since the last call; nothing once `timeout` milliseconds have passed. */
  async next(timeout: number): Promise<ReadonlySet<Kind>> {
    if (this.pending.size === 0) await this.wait(timeout);
    const taken = this.pending;
    this.pending = new Set();
    return taken;
  }

  private async wait(timeout: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, timeout);
    this.resolve = resolve;
    await promise;
    this.resolve = null;
    clearTimeout(timer);
  }
}
