import type { FormKind } from '@nasaq/contract';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** What is really stored, asked of the database itself. */
export class Rows {
  readonly #pool: pg.Pool;

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({ connectionString, max: 2 });
    // The tests take the database away.
    this.#pool.on('error', () => {});
  }

  async query(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, values)).rows;
  }

  /** Submissions of a kind from addresses of one domain, oldest first. */
  async from(kind: FormKind, domain: string): Promise<Row[]> {
    return this.query(`SELECT * FROM ${kind} WHERE email LIKE $1 ORDER BY id`, [`%@${domain}`]);
  }

  /** A connection that keeps a lock until it is let go. */
  async lock(table: string): Promise<() => Promise<void>> {
    const client = await this.#pool.connect();
    await client.query('BEGIN');
    await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return async () => {
      await client.query('ROLLBACK');
      client.release();
    };
  }

  /** Whether somebody waits for a lock. */
  async someoneWaits(): Promise<boolean> {
    const rows = await this.query(
      "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = 'nasaq'",
    );
    return rows.length > 0;
  }

  /** As if the pause before the next attempt of every mail had passed. */
  async letPausesPass(): Promise<void> {
    await this.query(`UPDATE mails SET next_attempt_at = now() WHERE state = 'queued'`);
    await this.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'mail' AND state IN ('created', 'retry')`);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
