import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { executorOf } from '../../platform/database/execute.ts';

/** Any number other than those in database/lock.ts, database/exclusively.ts and accounts/welcome-orderer.ts. */
const savingLock = 4_610_011;

/**
 * Saves of one entry follow each other until the transaction of `req` ends: each reads what the one before has stored.
 * Without that, the later of two saves at once is written over a version that it has never seen.
 */
export async function lockEntry(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  const transaction = await req.transactionID;
  // Outside a transaction the lock would end with its own statement.
  if (transaction === undefined || transaction === null) return;
  const database = await executorOf(req);
  await database.execute(sql`SELECT pg_advisory_xact_lock(${savingLock}::int, hashtext(${`${slug}:${id}`}))`);
}
