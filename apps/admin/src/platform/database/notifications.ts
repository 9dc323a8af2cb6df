import { log } from '@nasaq/logging';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Where } from './adapter.ts';
import { directUrl } from './address.ts';
import { queryFor } from './query.ts';

type Handler = (message: string) => void;

const retryDelay = 1_000;
/** A connection that was cut without a word is noticed by what it does not answer. */
const lookEvery = 20_000;
const lookTimeout = 10_000;

/**
 * Tells every admin host on the database, this one included: once the request's transaction is committed, and at once
 * where it has none. The same message twice in one transaction is told once.
 * @param message at most 7900 bytes: PostgreSQL refuses longer ones
 */
export async function notify(req: Where, channel: string, message: string): Promise<void> {
  const query = await queryFor(req);
  await query('SELECT pg_notify($1, $2)', [channel, message]);
}

/** Hears what any admin host on the database tells. It connects with the first `listen`, and again whenever it has to. */
export class Notifier {
  readonly #url: () => string | undefined;
  readonly #handlers = new Map<string, Set<Handler>>();
  readonly #gaps = new Set<() => void>();
  readonly #closing = new AbortController();
  #client: pg.Client | null = null;
  /** The first attempt to connect, failed or not. */
  #begun: Promise<void> | null = null;

  /** @param url of the database, past any pooler; that of this process where absent */
  constructor(url: () => string | undefined = directUrl) {
    this.#url = url;
    // One for each open stream.
    setMaxListeners(0, this.#closing.signal);
  }

  /**
   * Once it resolves nothing is missed without a gap being told of, so that what is read afterwards is up to date. It
   * never fails: while the database is away, `onGap` tells when it is back.
   * @returns how to stop
   */
  async listen(channel: string, handler: Handler): Promise<() => void> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    this.#begun ??= this.#begin();
    await this.#begun;
    const client = this.#client;
    // One that cannot listen is given up: the next tells of the gap.
    await client?.query(listening(channel)).catch(() => client.end());
    return () => void handlers.delete(handler);
  }

  /**
   * Called whenever messages may have been missed: the connection was lost, and is back.
   * @returns how to stop
   */
  onGap(told: () => void): () => void {
    this.#gaps.add(told);
    return () => void this.#gaps.delete(told);
  }

  /** Aborted when it is closed: nothing is heard any more, so that streams which live of it end. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#handlers.clear();
    await this.#client?.end().catch(() => {});
  }

  async #begin(): Promise<void> {
    await this.#connect().catch(() => void this.#connectAgain());
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url() ?? '',
      application_name: 'nasaq notifications',
      keepAlive: true,
      connectionTimeoutMillis: lookTimeout,
      query_timeout: lookTimeout,
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => this.#tell(this.#handlers.get(channel), payload));
    try {
      await client.connect();
      // From here on new channels are asked for by `listen`.
      this.#client = client;
      for (const channel of this.#handlers.keys()) await client.query(listening(channel));
    } catch (error) {
      this.#client = null;
      void client.end().catch(() => {});
      throw error;
    }
    if (this.#closing.signal.aborted) return client.end();
    const look = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), lookEvery);
    client.once('end', () => {
      clearInterval(look);
      this.#client = null;
      void this.#connectAgain();
    });
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      try {
        await wait(retryDelay, undefined, { signal: this.#closing.signal });
        await this.#connect();
        return this.#tell(this.#gaps, '');
      } catch {
        // Not yet.
      }
    }
  }

  /** One listener that fails keeps nothing from the others. */
  #tell(listeners: Iterable<Handler> = [], message: string): void {
    for (const listener of listeners) {
      try {
        listener(message);
      } catch (error) {
        log.failure(error);
      }
    }
  }
}

function listening(channel: string): string {
  return `LISTEN ${pg.escapeIdentifier(channel)}`;
}
