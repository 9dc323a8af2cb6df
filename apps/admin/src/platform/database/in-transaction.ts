import { randomUUID } from 'node:crypto';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { upsertRow } from '@payloadcms/drizzle';
import { type Adapter, adapterOf, type Database, sessionOf } from './adapter.ts';
import { afterCommitOf } from './after-commit.ts';

/**
 * One transaction for everything that `work` writes with the request it is given. Payload's own would not do: it
 * reports a failed COMMIT as a success, and loses a connection of the pool each time that BEGIN fails.
 * @throws what `work` throws, or the database's error; in both cases nothing is stored unless only COMMIT's answer was lost
 */
export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const adapter = adapterOf(payload);
  const transactionID = randomUUID();
  const req = await createLocalReq({ req: { transactionID, context: {} } as Partial<PayloadRequest> }, payload);
  const client = await adapter.pool.connect();
  let broken = false;
  let committed = false;
  try {
    await client.query('BEGIN');
    adapter.sessions[transactionID] = { db: databaseOn(client, adapter), resolve: nothing, reject: nothing };
    const result = await work(req);
    // Payload's operations end the transaction of their request when they fail, and what follows would run outside it.
    if (!adapter.sessions[transactionID]) throw new Error('An operation inside the transaction has ended it.');
    // A transaction in which a statement has failed ends without an error, but as a ROLLBACK.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('A statement inside the transaction has failed.');
    committed = true;
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => (broken = true));
    throw error;
  } finally {
    delete adapter.sessions[transactionID];
    client.release(broken);
    const waiting = afterCommitOf(transactionID);
    if (committed) for (const told of waiting) told();
  }
}

/** Made once for each connection: reading the relations of all tables takes milliseconds. */
const databases = new WeakMap<PoolClient, Database>();

function databaseOn(client: PoolClient, { schema }: Adapter): Database {
  const database = databases.get(client) ?? (drizzle({ client: client as never, schema }) as unknown as Database);
  databases.set(client, database);
  return database;
}

async function nothing(): Promise<void> {}

type UpsertArguments = Parameters<typeof upsertRow>[0];

/**
 * What `payload.db.create` does, without reading the row back: a third of the work of storing a submission, which
 * nobody needs. `req` carries an open transaction.
 * @returns the new row's id
 */
export async function createRow(
  collection: CollectionSlug,
  data: Record<string, unknown>,
  req: PayloadRequest,
): Promise<number> {
  const adapter = adapterOf(req.payload);
  const { config } = req.payload.collections[collection];
  const session = await sessionOf(req);
  const row = await upsertRow<{ id: number }>({
    adapter: adapter as unknown as UpsertArguments['adapter'],
    collectionSlug: collection,
    data: withRowIds(data, config.flattenedFields),
    db: session!.db as unknown as UpsertArguments['db'],
    fields: config.flattenedFields,
    ignoreResult: 'idOnly',
    operation: 'create',
    req,
    // Its keys are names of tables.
    tableName: adapter.tableNameMap.get(collection.replaceAll('-', '_'))!,
  });
  return row!.id;
}

/** The rows of arrays get their ids from Payload's hooks, which do not run here. */
function withRowIds(data: Record<string, unknown>, fields: UpsertArguments['fields']): Record<string, unknown> {
  const arrays = fields.filter(({ name, type }) => type === 'array' && Array.isArray(data[name]));
  const rows = arrays.map(({ name }) => [name, (data[name] as object[]).map((row) => ({ id: randomUUID(), ...row }))]);
  return { ...data, ...Object.fromEntries(rows) };
}
