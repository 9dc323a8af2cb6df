import pg from 'pg';
import { directUrl } from './address.ts';
import { clockLock } from './advisory-locks.ts';

/**
 * The host that runs what is due: of several on one database the first that asks, for as long as the connection lives that
 * holds its lock. When it has ended, however that was, the next that asks is the one.
 */
export class ClockHost {
  readonly #url: () => string | undefined;
  #client: pg.Client | null = null;
  #holds = false;

  /** @param url of the database, past any pooler */
  constructor(url: () => string | undefined) {
    this.#url = url;
  }

  /** Whether it is this one; where the database is away, nobody is. */
  async isThis(): Promise<boolean> {
    try {
      this.#client ??= await this.#connect();
      // While it holds the lock, too: a connection that was cut without a word is noticed by what it does not answer.
      const { rows } = await this.#client.query<{ taken: boolean }>(
        this.#holds ? 'SELECT true AS taken' : 'SELECT pg_try_advisory_lock($1) AS taken',
        this.#holds ? [] : [clockLock],
      );
      this.#holds = rows[0]!.taken;
      return this.#holds;
    } catch {
      await this.close();
      return false;
    }
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    this.#holds = false;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url() ?? '',
      application_name: 'nasaq clock',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    client.once('end', () => {
      if (this.#client !== client) return;
      this.#client = null;
      this.#holds = false;
    });
    await client.connect();
    return client;
  }
}

const own = new ClockHost(directUrl);

/** Whether this process is the one. */
export function runsTheClock(): Promise<boolean> {
  return own.isThis();
}
