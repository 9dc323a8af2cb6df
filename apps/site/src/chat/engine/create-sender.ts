import type { ChatMessage } from '@nasaq/contract';
import { createOutbox, dueNow, postponed } from '@nasaq/outbox';
import { ChatFailure, type ChatAccess, type ChatTransport } from './chat-transport.ts';
import type { Outgoing, OutgoingFile, OutgoingStorage } from './outgoing.ts';
import type { ChatTabs } from './tabs.ts';

interface Options {
  transport: Pick<ChatTransport, 'send'>;
  storage: OutgoingStorage;
  files: OutgoingFiles;
  tabs: Pick<ChatTabs, 'alone' | 'notify'>;
  online: () => boolean;
  now: () => number;
  makeId: () => string;
  /** Something changed in the queue. */
  onChange: () => void;
  /** The host has it. It is still in the queue, and leaves it right after. */
  onSent: (access: ChatAccess, message: ChatMessage) => void;
  onGone: (access: ChatAccess) => void;
}

/** The files of messages that are not uploaded yet. */
export interface OutgoingFiles {
  /** @throws {ChatFailure} */
  upload(file: OutgoingFile): Promise<Required<OutgoingFile>>;
  /** Nobody will ask for it any more. */
  release(file: OutgoingFile): void;
}

export interface Sender {
  add(access: ChatAccess, text: string, files: readonly OutgoingFile[]): void;
  /** One that was refused, as it is. */
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Sends what is due; with `eager`, also what our own patience holds back. */
  flush(eager?: boolean): Promise<void>;
  stop(): void;
}

/** Messages that leave in their order, one at a time, by one window at a time, until the host has them. */
export function createSender(options: Options): Sender {
  const { transport, storage, files, tabs, online, now, makeId, onChange, onSent, onGone } = options;
  const outbox = createOutbox<Outgoing>({
    storage,
    idOf: ({ clientId }) => clientId,
    waits: ({ state }) => state.name !== 'failed',
    inOrder: true,
    deliver,
    alone: (task) => tabs.alone('send', task),
    onChange: changed,
    now,
  });

  function save(message: Outgoing): void {
    storage.put(message);
    changed();
  }

  function changed(): void {
    onChange();
    tabs.notify({ type: 'outgoing' });
  }

  async function deliver(message: Outgoing, note: (message: Outgoing) => Promise<void>): Promise<Outgoing | null> {
    const { clientId, access, text } = message;
    if (message.state.name !== 'sending') await note({ ...message, state: { name: 'sending' } });
    try {
      const tokens = await upload(clientId);
      if (tokens) onSent(access, await transport.send(access, { clientId, text, files: tokens }));
      return null;
    } catch (error) {
      const failure = ChatFailure.of(error);
      if (failure.kind === 'gone') onGone(access);
      // As it stands now: some of its files may have gone up.
      return failure.kind === 'gone' ? null : unsent(storage.get(clientId) ?? message, failure);
    }
  }

  /** The tokens of its files; `null` where its writer has taken it back meanwhile. */
  async function upload(clientId: string): Promise<string[] | null> {
    for (let message = storage.get(clientId); message; message = storage.get(clientId)) {
      const file = message.files.find(({ token }) => token === undefined);
      if (!file) return message.files.flatMap(({ token }) => token ?? []);
      const stored = await files.upload(file);
      const current = storage.get(clientId);
      if (current) save({ ...current, files: current.files.map((each) => (each.id === file.id ? stored : each)) });
    }
    return null;
  }

  function unsent(message: Outgoing, failure: ChatFailure): Outgoing {
    const { said, problem, pause } = failure;
    if (failure.kind === 'refused') return { ...message, state: { name: 'failed', said, problem } };
    const reason = online() ? failure.reason : 'offline';
    return { ...postponed(message, { now: now(), pause }), state: { name: 'waiting', reason } };
  }

  return {
    add(access, text, attached) {
      const at = Math.max(now(), (storage.all().at(-1)?.at ?? 0) + 1);
      const state = online() ? ({ name: 'sending' } as const) : ({ name: 'waiting', reason: 'offline' } as const);
      save({ clientId: makeId(), access, text, files: attached, at, ...dueNow, state });
      void outbox.flush();
    },
    retry(clientId) {
      const message = storage.get(clientId);
      if (!message) return;
      save({ ...message, ...dueNow, state: { name: 'sending' } });
      void outbox.flush();
    },
    discard(clientId) {
      for (const file of storage.get(clientId)?.files ?? []) files.release(file);
      storage.remove(clientId);
      changed();
    },
    flush: outbox.flush,
    stop: outbox.stop,
  };
}
