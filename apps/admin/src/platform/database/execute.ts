import type { Payload, PayloadRequest } from 'payload';
import type { Pool } from 'pg';

/** The parts of Payload's PostgreSQL adapter that its public type does not name. */
interface Adapter {
  pool: Pool;
  sessions: Record<string | number, { db: Executor } | undefined>;
  drizzle: Executor;
}
interface Executor {
  execute: (query: unknown) => Promise<{ rows: unknown[] }>;
}

/** Where statements run that Payload has no words for: in the transaction of a request, or each by itself. */
export async function executorOf(req: {
  payload: Payload;
  transactionID?: PayloadRequest['transactionID'];
}): Promise<Executor> {
  const { sessions, drizzle } = req.payload.db as unknown as Adapter;
  const transaction = await req.transactionID;
  return (transaction === undefined || transaction === null ? undefined : sessions[transaction]?.db) ?? drizzle;
}

/** The connections of this process, for statements that belong to no request. */
export function poolOf({ db }: Payload): Pool {
  return (db as unknown as Adapter).pool;
}
