import type { Payload, PayloadRequest } from 'payload';
import type { Pool, PoolClient } from 'pg';

/** Rows of one statement with `$1` values. */
export type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The parts of Payload's PostgreSQL adapter that its public type does not name. */
interface Adapter {
  pool: Pool;
  sessions: Record<string | number, { db: { $client: PoolClient } } | undefined>;
}

/** Statements by themselves, each over a connection of the pool. */
export function queryOn(payload: Payload): Query {
  return on((payload.db as unknown as Adapter).pool);
}

/**
 * Statements within the transaction of `req`, which `inTransaction` has begun. Over its connection and not through
 * Drizzle, which gives moments as text.
 * @throws {Error} where none is open
 */
export async function queryIn(req: PayloadRequest): Promise<Query> {
  const { sessions } = req.payload.db as unknown as Adapter;
  const session = sessions[(await req.transactionID) ?? ''];
  if (!session) throw new Error('This belongs inside a transaction.');
  return on(session.db.$client);
}

function on(client: Pick<Pool, 'query'> | Pick<PoolClient, 'query'>): Query {
  return async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows as Row[];
}
