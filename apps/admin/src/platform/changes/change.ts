import { log } from '@nasaq/logging';
import { EventEmitter } from 'node:events';
import type { PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit.ts';

/** Something that readers can see has changed: published, unpublished, edited while published, or deleted. */
export interface Change {
  /** Collection or global slug; `all` after a bulk load. */
  type: string;
  /** The entry's key, where it has one. */
  key?: string;
  id?: string | number;
  /** Something was taken back (unpublished in a language, trashed or deleted); of `all` it may have been. */
  withdrawn?: true;
}

// One emitter for the process: the module is loaded by the server and by Next's bundles alike.
const shared = globalThis as typeof globalThis & { nasaqChanges?: EventEmitter };
const changes = (shared.nasaqChanges ??= new EventEmitter().setMaxListeners(0));

/**
 * Announces a change once other connections can see it: a listener that read the database during the transaction
 * would cache the old content again. `context.silent` (the bulk load) keeps quiet.
 */
export async function announceAfterCommit(req: PayloadRequest, change: Change): Promise<void> {
  if (!req.context.silent) await afterCommit(req, () => announceChange(change));
}

/** Tells every listener at once. What is saved is saved: a listener that fails is no failure of the save. */
export function announceChange(change: Change): void {
  for (const listener of changes.listeners('change')) {
    try {
      listener(change);
    } catch (error) {
      log.failure(error);
    }
  }
}

/** @returns the function that ends the subscription */
export function onChange(listener: (change: Change) => void): () => void {
  changes.on('change', listener);
  return () => {
    changes.off('change', listener);
  };
}
