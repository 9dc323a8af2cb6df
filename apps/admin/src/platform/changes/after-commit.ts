import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload';
import { announceChange, type Change } from './change.ts';

type TransactionId = string | number;

// Shared between the copies of this module that the server and Next's bundles load.
const shared = globalThis as typeof globalThis & { nasaqQueuedChanges?: Map<TransactionId, Change[]> };
const queued = (shared.nasaqQueuedChanges ??= new Map());

/**
 * Announces a change once other connections can see it: a listener that read the database during the transaction
 * would cache the old content again. `context.silent` (the bulk load) keeps quiet.
 */
export async function announceAfterCommit(req: PayloadRequest, change: Change): Promise<void> {
  if (req.context.silent) return;
  const id = await req.transactionID;
  const sessions = (req.payload.db as { sessions?: Record<TransactionId, unknown> }).sessions;
  if (id === undefined || id === null || !sessions?.[id]) {
    announceChange(change);
    return;
  }
  queued.set(id, [...(queued.get(id) ?? []), change]);
}

/** The adapter, made to tell what a transaction has changed when it ends. */
export function announcingAfterCommit<T extends DatabaseAdapterObj>(adapter: T): T {
  return {
    ...adapter,
    init: (args: { payload: Payload }) => {
      const database = adapter.init(args);
      const { commitTransaction, rollbackTransaction } = database;
      database.commitTransaction = async (id) => {
        await commitTransaction.call(database, id);
        take(await id).forEach(announceChange);
      };
      database.rollbackTransaction = async (id) => {
        await rollbackTransaction.call(database, id);
        take(await id);
      };
      return database;
    },
  };
}

function take(id: TransactionId): Change[] {
  const changes = queued.get(id) ?? [];
  queued.delete(id);
  return changes;
}
