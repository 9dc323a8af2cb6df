import type { ChatFile } from '@nasaq/contract';
import type { ChatAccess, WaitingReason } from './chat-transport.ts';

/** A file that waits for its message. */
export interface OutgoingFile extends Pick<ChatFile, 'filename' | 'filesize' | 'contentType'> {
  /** Under which the device has it until it is uploaded. */
  id: string;
  /** Once it is uploaded. */
  token?: string;
}

/** A message that was written here and is not with the host, as far as we know. */
export interface Outgoing {
  /** The same id is the same message, however often it is sent. */
  clientId: string;
  access: ChatAccess;
  text: string;
  files: readonly OutgoingFile[];
  /** When it was written, epoch ms: messages leave in this order. */
  at: number;
  attempts: number;
  /** Not before, epoch ms: our own patience, which a returning connection overrules. */
  nextAt: number;
  /** Nor before this moment: the host's wish. */
  notBefore: number;
  /** `said`: the host's own sentence; `problem`: of a file, as a code of `files/upload-error.ts`. */
  state:
    | { name: 'sending' }
    | { name: 'waiting'; reason: WaitingReason }
    | { name: 'failed'; said?: string; problem?: string };
}

/** Shared by all windows, an entry for each message, so that no window overwrites what another has written. */
export interface OutgoingStorage {
  /** In the order of their writing. */
  all(): Outgoing[];
  get(clientId: string): Outgoing | null;
  put(message: Outgoing): void;
  remove(clientId: string): void;
}

export const outgoingPrefix = 'nasaq.chat.out.';

/** @param open gives the browser's storage; where it is full or forbidden, messages are held by this window alone */
export function createOutgoingStorage(open: () => Storage = () => window.localStorage): OutgoingStorage {
  const held = new Map<string, Outgoing>();

  function stored(): Outgoing[] {
    try {
      const storage = open();
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return names.flatMap((name) => (name.startsWith(outgoingPrefix) ? (parse(storage.getItem(name)) ?? []) : []));
    } catch {
      return [];
    }
  }

  return {
    all: () => [...stored(), ...held.values()].sort((one, other) => one.at - other.at),
    get(clientId) {
      try {
        return held.get(clientId) ?? parse(open().getItem(outgoingPrefix + clientId));
      } catch {
        return null;
      }
    },
    put(message) {
      try {
        open().setItem(outgoingPrefix + message.clientId, JSON.stringify(message));
        held.delete(message.clientId);
      } catch {
        held.set(message.clientId, message);
      }
    },
    remove(clientId) {
      held.delete(clientId);
      try {
        open().removeItem(outgoingPrefix + clientId);
      } catch {
        // Where nothing may be stored, nothing is.
      }
    },
  };
}

function parse(text: string | null): Outgoing | null {
  const value = JSON.parse(text ?? 'null') as Partial<Outgoing> | null;
  return typeof value?.clientId === 'string' && value.access && value.state ? (value as Outgoing) : null;
}
