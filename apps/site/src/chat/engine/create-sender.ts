import { backoff } from '@nasaq/connectivity';
import type { ChatMessage } from '@nasaq/contract';
import { ChatFailure, type ChatAccess, type ChatTransport } from './chat-transport.ts';
import type { Outgoing, OutgoingFile, OutgoingStorage } from './outgoing.ts';
import type { ChatTabs } from './tabs.ts';

interface Options {
  transport: Pick<ChatTransport, 'send'>;
  storage: OutgoingStorage;
  files: OutgoingFiles;
  tabs: Pick<ChatTabs, 'alone' | 'tell'>;
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

/** Another window is sending: look again after this time. */
const otherWindow = 3_000;

/** Messages that leave in their order, one at a time, by one window at a time, until the host has them. */
export function createSender({
  transport,
  storage,
  files,
  tabs,
  online,
  now,
  makeId,
  onChange,
  onSent,
  onGone,
}: Options): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let again: { eager: boolean } | null = null;
  const stop = new AbortController();

  function save(message: Outgoing): void {
    storage.put(message);
    changed();
  }

  function changed(): void {
    onChange();
    tabs.tell({ type: 'outgoing' });
  }

  /** A message that was refused holds nobody up; one that waits holds up those behind it. */
  function head(): Outgoing | undefined {
    return storage.all().find(({ state }) => state.name !== 'failed');
  }

  async function attempt(message: Outgoing): Promise<boolean> {
    const { clientId, access, text } = message;
    if (message.state.name !== 'sending') save({ ...message, state: { name: 'sending' } });
    try {
      const tokens = await upload(clientId);
      if (!tokens) return true;
      const sent = await transport.send(access, { clientId, text, files: tokens });
      onSent(access, sent);
      storage.remove(clientId);
      changed();
      return true;
    } catch (error) {
      // As it stands now: some of its files may have gone up.
      return settle(storage.get(clientId) ?? message, ChatFailure.of(error));
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

  function settle(message: Outgoing, failure: ChatFailure): boolean {
    // Its writer may have taken it back meanwhile.
    if (storage.get(message.clientId) === null) return true;
    if (failure.kind === 'gone') {
      onGone(message.access);
      return true;
    }
    if (failure.kind === 'refused') {
      save({ ...message, state: { name: 'failed', said: failure.said, problem: failure.problem } });
      return true;
    }
    const attempts = message.attempts + 1;
    const notBefore = now() + failure.pause;
    const reason = online() ? failure.reason : 'offline';
    save({
      ...message,
      attempts,
      notBefore,
      nextAt: Math.max(notBefore, now() + backoff(attempts)),
      state: { name: 'waiting', reason },
    });
    return false;
  }

  async function drain(eager: boolean): Promise<void> {
    for (let message = head(); message && !stop.signal.aborted; message = head()) {
      const due = eager ? message.notBefore : message.nextAt;
      if (due > now() || !(await attempt(message))) return;
    }
  }

  function plan(pause?: number): void {
    clearTimeout(timer);
    const next = head();
    if (!next || stop.signal.aborted) return;
    timer = setTimeout(() => void flush(), pause ?? Math.max(250, next.nextAt - now()));
  }

  async function flush(eager = false): Promise<void> {
    if (running) {
      again = { eager: eager || again?.eager === true };
      return running;
    }
    clearTimeout(timer);
    running = (async () => {
      const mine = await tabs.alone('send', () => drain(eager));
      plan(mine ? undefined : otherWindow);
    })();
    try {
      await running;
    } finally {
      running = null;
    }
    const wanted = again as { eager: boolean } | null;
    again = null;
    if (wanted && !stop.signal.aborted) await flush(wanted.eager);
  }

  return {
    add(access, text, attached) {
      const at = Math.max(now(), (storage.all().at(-1)?.at ?? 0) + 1);
      const state = online() ? ({ name: 'sending' } as const) : ({ name: 'waiting', reason: 'offline' } as const);
      save({ clientId: makeId(), access, text, files: attached, at, attempts: 0, nextAt: 0, notBefore: 0, state });
      void flush();
    },
    retry(clientId) {
      const message = storage.get(clientId);
      if (!message) return;
      save({ ...message, attempts: 0, nextAt: 0, notBefore: 0, state: { name: 'sending' } });
      void flush();
    },
    discard(clientId) {
      for (const file of storage.get(clientId)?.files ?? []) files.release(file);
      storage.remove(clientId);
      changed();
    },
    flush,
    stop() {
      stop.abort();
      clearTimeout(timer);
    },
  };
}
