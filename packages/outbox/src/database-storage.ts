import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import type { OutboxStorage } from './outbox.ts';

interface Options<Entry> {
  database: string;
  store: string;
  idOf: (entry: Entry) => string;
  /** When it was written, epoch ms. */
  writtenAt: (entry: Entry) => number;
}

/** The browser's database: it holds files as they are. Any call may fail, as storage can be full or forbidden. */
export function databaseStorage<Entry>({ database, store, idOf, writtenAt }: Options<Entry>) {
  let opened: UseStore | undefined;
  const storage = () => (opened ??= createStore(database, store));
  return {
    async all() {
      const found = await entries<string, Entry>(storage());
      return found.map(([, entry]) => entry).sort((one, other) => writtenAt(one) - writtenAt(other));
    },
    get: (id) => get<Entry>(id, storage()),
    put: (entry) => set(idOf(entry), entry, storage()),
    remove: (id) => del(id, storage()),
  } satisfies OutboxStorage<Entry>;
}
