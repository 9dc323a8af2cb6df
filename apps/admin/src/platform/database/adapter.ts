import type { DrizzleAdapter } from '@payloadcms/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { Pool, PoolClient } from 'pg';

/**
 * Payload's PostgreSQL adapter as it is inside. Its public type names none of this, so that nothing but this folder
 * relies on it, and `adapter.contract.test.ts` states what is relied on.
 */
export type Adapter = Omit<DrizzleAdapter, 'sessions' | 'schema'> & {
  pool: Pool;
  schema: Record<string, unknown>;
  /** The open transactions by their ids. Payload's operations write through the one that their request names. */
  sessions: Record<string | number, Session | undefined>;
  migrationDir: string;
  requireDrizzleKit: () => {
    generateDrizzleJson: (schema: Record<string, unknown>) => Promise<unknown>;
    generateMigration: (before: unknown, after: unknown) => Promise<string[]>;
  };
};

/** One open transaction. Payload calls `resolve` for COMMIT and `reject` for ROLLBACK. */
export interface Session {
  db: Database;
  resolve: () => Promise<void>;
  reject: () => Promise<void>;
}

/** Drizzle over one connection, whether it was made for that or by Payload's own `beginTransaction`. */
export interface Database {
  _: { session: { client: PoolClient } };
}

/** Where something happens: in the transaction of a request, where it has one that is open. */
export interface Where {
  payload: Payload;
  transactionID?: PayloadRequest['transactionID'];
}

export function adapterOf({ db }: Pick<Payload, 'db'>): Adapter {
  return db as unknown as Adapter;
}

/** The open transaction of a request; `undefined` where it has none, or that has ended. */
export async function sessionOf({ payload, transactionID }: Where): Promise<Session | undefined> {
  const id = await transactionID;
  return id === undefined || id === null ? undefined : adapterOf(payload).sessions[id];
}

export async function isInTransaction(req: Where): Promise<boolean> {
  return (await sessionOf(req)) !== undefined;
}

/** The connection of a transaction. Drizzle's own `execute` would give moments as text. */
export function connectionOf({ db }: Session): PoolClient {
  return db._.session.client;
}
