import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { OutboxEntry } from './outbox-entry.ts';

/** Where entries lie, by their key. Any call may fail: storage can be full or forbidden. */
export interface OutboxStorage {
  /** Oldest first. */
  all(): Promise<OutboxEntry[]>;
  get(key: string): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The browser's database: it outlives restarts, and holds files as they are. */
export function browserStorage(): OutboxStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('nasaq', 'outbox'));
  return {
    async all() {
      const found = await entries<string, OutboxEntry>(store());
      return found.map(([, entry]) => entry).sort((one, other) => one.queuedAt - other.queuedAt);
    },
    get: (key) => get<OutboxEntry>(key, store()),
    put: (entry) => set(entry.submission.key, entry, store()),
    remove: (key) => del(key, store()),
  };
}
