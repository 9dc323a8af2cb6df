import { randomUUID } from 'node:crypto';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type { PoolClient } from 'pg';
import { adapterOf, type Adapter, type Database } from './adapter.ts';
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
