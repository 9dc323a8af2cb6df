import type { OutboxStorage } from './outbox.ts';

/** Small entries in `localStorage`, which is read at once. */
export interface LocalOutbox<Entry> extends OutboxStorage<Entry> {
  all(): readonly Entry[];
  get(id: string): Entry | null;
  put(entry: Entry): void;
  remove(id: string): void;
}

/** What is needed of a browser's storage. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Options<Entry> {
  /** Of the names under which they lie. */
  prefix: string;
  idOf: (entry: Entry) => string;
  /** When it was written, epoch ms. */
  writtenAt: (entry: Entry) => number;
  /** Brings `null` for what is none, or was written by an older build and cannot be read any more. */
  parse: (value: unknown) => Entry | null;
  /** Gives the storage; a browser that forbids it throws at the mere mention. */
  open?: () => KeyedStorage;
}

/** Where the storage is full or forbidden, entries are held by this window alone. */
export function localStorageOf<Entry>(options: Options<Entry>): LocalOutbox<Entry> {
  const { prefix, idOf, writtenAt, parse, open = () => window.localStorage } = options;
  const held = new Map<string, Entry>();
  const read = (text: string | null) => parse(JSON.parse(text ?? 'null'));

  function stored(): Entry[] {
    try {
      const storage = open();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return names.flatMap((name) => (name.startsWith(prefix) ? (read(storage.getItem(name)) ?? []) : []));
    } catch {
      return [];
    }
  }

  return {
    all: () => [...stored(), ...held.values()].sort((one, other) => writtenAt(one) - writtenAt(other)),
    get(id) {
      try {
        return held.get(id) ?? read(open().getItem(prefix + id));
      } catch {
        return null;
      }
    },
    put(entry) {
      const id = idOf(entry);
      try {
        open().setItem(prefix + id, JSON.stringify(entry));
        held.delete(id);
      } catch {
        held.set(id, entry);
      }
    },
    remove(id) {
      held.delete(id);
      try {
        open().removeItem(prefix + id);
      } catch {
        // Where nothing may be stored, nothing is.
      }
    },
  };
}
