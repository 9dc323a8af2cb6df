import type { Readable } from 'node:stream';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { over, type Query } from '../query.ts';
import { copyOutOf, inSchema, readSequences, readTables, sameText, type Sequences, type TableShape } from './tables.ts';

/** The database as it was at one moment, however long it takes to read it and whatever is written meanwhile. */
export interface Snapshot {
  /** What was committed before it is in the snapshot. */
  moment: Date;
  /** Which transactions the snapshot sees, as `pg_visible_in_snapshot` takes it. */
  seen: string;
  /** Names of the migrations that made the tables, in their order. */
  migrations: string[];
  /** Of the server, as it says it. */
  server: string;
  tables: TableShape[];
  sequences: Sequences;
  query: Query;
  /** The rows of a table as text; one at a time. */
  copyOut: (table: TableShape) => Readable;
  close: () => Promise<void>;
}

const attempts = 5;

/**
 * Opens a snapshot: one REPEATABLE READ, READ ONLY transaction. The tables are locked against changes of their shape (and
 * against TRUNCATE, which no snapshot outlives) before its first statement decides what it sees; a migration that is
 * under way is waited for, a later one waits. Readers and writers notice nothing.
 * @param connectionString past any pooler that gives connections away after each transaction
 * @param justBefore is waited for once the tables are locked, right before the moment
 */
export async function openSnapshot(connectionString: string, justBefore = async () => {}): Promise<Snapshot> {
  const client = new pg.Client({ connectionString, application_name: 'nasaq backup', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sameText);
    const query = over(client);
    const locked = await lockTables(client, query, justBefore);
    const [server] = await query<{ server: string }>("SELECT current_setting('server_version') AS server");
    return {
      ...locked,
      ...server!,
      migrations: await appliedMigrations(query),
      sequences: await readSequences(query),
      query,
      copyOut: (table) => client.query(to(copyOutOf(table))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    await client.end().catch(() => {});
  }
}

async function lockTables(
  client: pg.Client,
  query: Query,
  justBefore: () => Promise<void>,
): Promise<Pick<Snapshot, 'moment' | 'seen' | 'tables'>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await readTables(query);
    if (before.length === 0) throw new Error('The database is empty.');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`LOCK TABLE ${before.map(({ name }) => inSchema(name)).join(', ')} IN ACCESS SHARE MODE`);
    await justBefore();
    // The first statement that looks at anything: from here on nothing else is seen.
    const [look] = await query<{ moment: Date; seen: string }>(
      'SELECT statement_timestamp() AS moment, pg_current_snapshot()::text AS seen',
    );
    const tables = await readTables(query);
    if (JSON.stringify(tables) === JSON.stringify(before)) return { ...look!, tables };
    await client.query('ROLLBACK');
  }
  throw new Error('The tables change their shape again and again.');
}

/** Schema that was pushed in development stands there with a negative batch. */
export async function appliedMigrations(query: Query): Promise<string[]> {
  const rows = await query<{ name: string }>(
    `SELECT name FROM ${inSchema('payload_migrations')} WHERE batch >= 0 ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
