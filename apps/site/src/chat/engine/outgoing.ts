import type { ChatFile } from '@nasaq/contract';
import { type LocalOutbox, localStorageOf, type Schedule } from '@nasaq/outbox';
import type { ChatAccess, WaitingReason } from './chat-transport.ts';

/** A file that waits for its message. */
export interface OutgoingFile extends Pick<ChatFile, 'filename' | 'filesize' | 'contentType'> {
  /** Under which the device has it until it is uploaded. */
  id: string;
  /** Once it is uploaded. */
  token?: string;
}

/** A message that was written here and is not with the host, as far as we know. */
export interface Outgoing extends Schedule {
  /** The same id is the same message, however often it is sent. */
  clientId: string;
  access: ChatAccess;
  text: string;
  files: readonly OutgoingFile[];
  /** When it was written, epoch ms: messages leave in this order. */
  at: number;
  /** `said`: the host's own sentence; `problem`: of a file, as a code of `files/upload-error.ts`. */
  state:
    | { name: 'sending' }
    | { name: 'waiting'; reason: WaitingReason }
    | { name: 'failed'; said?: string; problem?: string };
}

/** Shared by all windows, in the order of their writing. */
export type OutgoingStorage = LocalOutbox<Outgoing>;

export const outgoingPrefix = 'nasaq.chat.out.';

/** @param open gives the browser's storage; where it is full or forbidden, messages are held by this window alone */
export function createOutgoingStorage(open?: () => Storage): OutgoingStorage {
  return localStorageOf<Outgoing>({
    prefix: outgoingPrefix,
    idOf: ({ clientId }) => clientId,
    writtenAt: ({ at }) => at,
    parse(value) {
      const { clientId, access, state } = (value ?? {}) as Partial<Outgoing>;
      return typeof clientId === 'string' && access && state ? (value as Outgoing) : null;
    },
    ...(open && { open }),
  });
}
