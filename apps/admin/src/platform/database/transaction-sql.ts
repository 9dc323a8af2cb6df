import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { fromDrizzle, type Db } from 'pg-boss';

type Transaction = Parameters<typeof fromDrizzle>[0];

/** The transaction of a request as pg-boss takes one; `undefined` where none is open. */
export async function transactionSql({ payload, transactionID }: PayloadRequest): Promise<Db | undefined> {
  const id = await transactionID;
  const { sessions } = payload.db as { sessions?: Record<string | number, { db: unknown }> };
  const session = id === undefined || id === null ? undefined : sessions?.[id];
  return session && fromDrizzle(session.db as Transaction, sql as Parameters<typeof fromDrizzle>[1]);
}
