import type { PayloadRequest } from 'payload';
import { isInTransaction } from '../../platform/database/adapter.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';

/**
 * Saves of one entry follow each other until the transaction of `req` ends: each reads what the one before has stored.
 * Without that, the later of two saves at once is written over a version that it has never seen.
 */
export async function lockEntry(req: PayloadRequest, slug: string, id: number | string): Promise<void> {
  // Outside a transaction the lock would end with its own statement.
  if (await isInTransaction(req)) await lockInTransaction(req, 'savedEntry', `${slug}:${id}`);
}
