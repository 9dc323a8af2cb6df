import type { Readable, Writable } from 'node:stream';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { migrations } from '../migrations/index.ts';
import { over, type Query } from '../query.ts';
import {
  copyInto,
  copyOutOf,
  inSchema,
  productSchema,
  quoted,
  readTables,
  sameText,
  type Sequences,
  type TableShape,
} from './tables.ts';

/** Schemas that the product fills; each is moved aside as a whole, which takes one lock and not thousands. */
const schemas = [productSchema, 'pgboss'];
const aside = 'nasaq_replaced_';
/** Stands in the database from the commit of a restore until its files are in their places. */
const marker = 'nasaq_restored';
/** Counts what was published (`platform/changes`): sites have to see that it is not as they were told. */
const changeCount = 'nasaq_content_changes';

/**
 * A restore of tables, all of it in one transaction: nobody sees any of it before `commit`, and where the process or the
 * server ends before that, nothing has happened. What was there is moved into schemas of another name first.
 */
export class Restoration {
  readonly #client: pg.Client;
  readonly #query: Query;
  #shapes = new Map<string, TableShape>();
  #references: string[] = [];

  private constructor(client: pg.Client) {
    this.#client = client;
    this.#query = over(client);
  }

  /** @param connectionString past any pooler that gives connections away after each transaction */
  static async begin(connectionString: string): Promise<Restoration> {
    const client = new pg.Client({ connectionString, application_name: 'nasaq restore' });
    client.on('error', () => {});
    await client.connect();
    await client.query(sameText);
    await client.query('BEGIN');
    return new Restoration(client);
  }

  /** How many others are connected to the database with the same user. */
  async others(): Promise<number> {
    // Within a transaction the server shows again what it has shown before.
    await this.#query('SELECT pg_stat_clear_snapshot()');
    const [row] = await this.#query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    return row!.others;
  }

  /** Whether there is anything in it, of whomever. */
  async isEmpty(): Promise<boolean> {
    const [row] = await this.#query<{ found: number }>(
      'SELECT count(*)::int AS found FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname = ANY($1)',
      [schemas],
    );
    return row!.found === 0;
  }

  async moveAside(): Promise<void> {
    for (const { nspname } of await this.#found(schemas))
      await this.#client.query(`ALTER SCHEMA ${quoted(nspname)} RENAME TO ${quoted(aside + nspname)}`);
  }

  /** Makes the tables as these migrations leave them, without any row, and without what ties the rows together. */
  async makeTables(names: readonly string[]): Promise<void> {
    await this.#client.query(`CREATE SCHEMA IF NOT EXISTS ${productSchema}`);
    await this.#migrate(migrations.filter(({ name }) => names.includes(name)));
    const tables = await readTables(this.#query);
    this.#shapes = new Map(tables.map((table) => [table.name, table]));
    const references = await this.#query<{ make: string; drop: string }>(
      `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make,
         format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop
       FROM pg_constraint WHERE contype = 'f' AND connamespace = $1::regnamespace`,
      [productSchema],
    );
    this.#references = references.map(({ make }) => make);
    if (references.length > 0) await this.#client.query(references.map(({ drop }) => drop).join(';'));
    const written = await this.#withRows(tables);
    if (written.length > 0) await this.#client.query(`TRUNCATE ${written.join(', ')}`);
  }

  has(table: string): boolean {
    return this.#shapes.has(table);
  }

  /** Takes rows as `Snapshot.copyOut` gives them; one table at a time. */
  copyIn(table: TableShape): Writable {
    return this.#client.query(from(copyInto(table)));
  }

  copyOut(table: TableShape): Readable {
    return this.#client.query(to(copyOutOf(table)));
  }

  /** Ties the rows together again, which proves that each has what it refers to, and sets the counters. */
  async finishTables(sequences: Sequences): Promise<void> {
    if (this.#references.length > 0) await this.#client.query(this.#references.join(';'));
    for (const [name, { last, called }] of Object.entries(sequences)) {
      await this.#client.query(`CREATE SEQUENCE IF NOT EXISTS ${inSchema(name)}`);
      const value = name === changeCount ? String(BigInt(last) + 1_000_000n) : last;
      await this.#query('SELECT setval($1::regclass, $2::bigint, $3)', [inSchema(name), value, called]);
    }
  }

  /** Runs the migrations that have come since; statistics follow, which the first readers would lack. */
  async migrateOn(names: readonly string[]): Promise<string[]> {
    const since = migrations.filter(({ name }) => !names.includes(name));
    await this.#migrate(since);
    for (const { name } of since)
      await this.#query(
        `INSERT INTO ${inSchema('payload_migrations')} (name, batch)
         SELECT $1, coalesce(max(batch), 0) + 1 FROM ${inSchema('payload_migrations')}`,
        [name],
      );
    await this.#client.query('ANALYZE');
    return since.map(({ name }) => name);
  }

  /** @param id is found by `committedRestore` until `forgetRestore` is called */
  async commit(id: string): Promise<void> {
    await this.#client.query(`CREATE TABLE ${inSchema(marker)} (id text NOT NULL)`);
    await this.#query(`INSERT INTO ${inSchema(marker)} VALUES ($1)`, [id]);
    await this.#client.query('COMMIT');
    await this.#client.end();
  }

  /** Everything is as it was. */
  async rollBack(): Promise<void> {
    await this.#client.end().catch(() => {});
  }

  async #migrate(steps: readonly (typeof migrations)[number][]): Promise<void> {
    const db = drizzle({ client: this.#client as never });
    // They change tables, and know nothing of Payload (see the test).
    for (const { up } of steps) await up({ db } as never);
  }

  /** Migrations write rows into a few tables; each TRUNCATE makes a table and its indexes anew. */
  async #withRows(tables: readonly TableShape[]): Promise<string[]> {
    if (tables.length === 0) return [];
    const looks = tables.map(
      ({ name }, place) => `SELECT ${place} AS place WHERE EXISTS (SELECT FROM ${inSchema(name)})`,
    );
    const found = await this.#query<{ place: number }>(looks.join(' UNION ALL '));
    return found.map(({ place }) => inSchema(tables[place]!.name));
  }

  async #found(names: readonly string[]): Promise<{ nspname: string }[]> {
    return this.#query('SELECT nspname FROM pg_namespace WHERE nspname = ANY($1)', [names]);
  }
}

/** Id of the restore whose tables are in the database, while its files may not be in their places yet. */
export async function committedRestore(connectionString: string): Promise<string | undefined> {
  return onClient(connectionString, async (query) => {
    const [found] = await query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [inSchema(marker)]);
    if (!found?.there) return undefined;
    const [row] = await query<{ id: string }>(`SELECT id FROM ${inSchema(marker)}`);
    return row?.id;
  });
}

/** The restore has ended well: what it has replaced goes. */
export async function forgetRestore(connectionString: string): Promise<void> {
  await onClient(connectionString, async (query) => {
    await query(`DROP TABLE IF EXISTS ${inSchema(marker)}`);
    for (const schema of schemas) await dropReplaced(query, aside + schema);
  });
}

/** Some at a time: all at once they need more locks than a server has. */
async function dropReplaced(query: Query, schema: string): Promise<void> {
  const tables = await query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = $1",
    [schema],
  );
  for (let at = 0; at < tables.length; at += 40) {
    const some = tables.slice(at, at + 40).map(({ name }) => name);
    await query(`DROP TABLE IF EXISTS ${some.join(', ')} CASCADE`);
  }
  await query(`DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE`);
}

async function onClient<T>(connectionString: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'nasaq restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(over(client));
  } finally {
    await client.end().catch(() => {});
  }
}
