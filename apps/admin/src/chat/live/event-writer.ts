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
