import type { DatabaseAdapterObj, Payload } from 'payload';
import { sessionOf, type Where } from './adapter.ts';

type TransactionId = string | number;

// Shared between the copies of this module that the server and Next's bundles load.
const shared = globalThis as typeof globalThis & { nasaqAfterCommit?: Map<TransactionId, (() => void)[]> };
const waiting = (shared.nasaqAfterCommit ??= new Map());

/**
 * Calls `work`, which does not fail, once other connections can see what the transaction of `req` has stored: at once
 * where none is open, and never where it is rolled back.
 */
export async function afterCommit(req: Where, work: () => void): Promise<void> {
  const id = await req.transactionID;
  if (id === undefined || id === null || !(await sessionOf(req))) {
    work();
    return;
  }
  waiting.set(id, [...(waiting.get(id) ?? []), work]);
}

/** What waits for the end of a transaction, which has come: it waits no longer. */
export function afterCommitOf(id: TransactionId): (() => void)[] {
  const works = waiting.get(id) ?? [];
  waiting.delete(id);
  return works;
}

/** The adapter, whose own transactions do at their end what waits for it. */
export function withAfterCommit<T extends DatabaseAdapterObj>(adapter: T): T {
  return {
    ...adapter,
    init: (args: { payload: Payload }) => {
      const database = adapter.init(args);
      const { commitTransaction, rollbackTransaction } = database;
      database.commitTransaction = async (id) => {
        await commitTransaction.call(database, id);
        for (const work of afterCommitOf(await id)) work();
      };
      database.rollbackTransaction = async (id) => {
        await rollbackTransaction.call(database, id);
        afterCommitOf(await id);
      };
      return database;
    },
  };
}
