import { useSyncExternalStore } from 'react';
import { outboxEntries } from './browser-outbox.ts';
import { isShown, type OutboxEntry } from './outbox-entry.ts';

const none: readonly OutboxEntry[] = [];

/** What a reader may see of the outbox. Whoever asks sets it going. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outboxEntries.subscribe, outboxEntries.get, () => none).filter(isShown);
}
