import type { Outgoing } from './desk-state.ts';

type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Messages that are on their way, in this browser: a reload or a crash loses none. One key for each, so that two tabs
 * do not write over each other; that both may send it does no harm, since it is one `clientId`.
 */
export class KeptOutgoing {
  private readonly prefix: string;
  private readonly storage: KeyedStorage;

  constructor(storage: KeyedStorage, agent: number) {
    this.storage = storage;
    this.prefix = `nasaq-chat-outgoing-${agent}-`;
  }

  /** Oldest first. */
  read(): Outgoing[] {
    try {
      const keys = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(this.prefix))
        .map((key) => JSON.parse(this.storage.getItem(key) ?? '') as Outgoing)
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
    } catch {
      return [];
    }
  }

  keep(item: Outgoing): void {
    try {
      this.storage.setItem(this.prefix + item.clientId, JSON.stringify(item));
    } catch {
      // A browser that keeps nothing: the message is still sent while the screen is open.
    }
  }

  drop(clientId: string): void {
    try {
      this.storage.removeItem(this.prefix + clientId);
    } catch {
      // As above.
    }
  }
}
