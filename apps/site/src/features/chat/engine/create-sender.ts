import type { ChatMessage } from '@nasaq/contract';
import { backoff } from './backoff.ts';
import { ChatFailure, type ChatAccess, type ChatTransport } from './chat-transport.ts';
import type { Outgoing, OutgoingFile, OutgoingStorage } from './outgoing.ts';
import type { Tabs } from './tabs.ts';

interface Options {
  transport: Pick<ChatTransport, 'send'>;
  storage: OutgoingStorage;
  tabs: Pick<Tabs, 'alone' | 'tell'>;
  online: () => boolean;
  now: () => number;
  makeId: () => string;
  /** Something changed in the queue. */
  onChange: () => void;
  /** The host has it. It is still in the queue, and leaves it right after. */
  onSent: (access: ChatAccess, message: ChatMessage) => void;
  onGone: (access: ChatAccess) => void;
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
    const { clientId, access, text, files } = message;
    if (message.state.name !== 'sending') save({ ...message, state: { name: 'sending' } });
    try {
      const sent = await transport.send(access, { clientId, text, files: files.map(({ token }) => token) });
      onSent(access, sent);
      storage.remove(clientId);
      changed();
      return true;
    } catch (error) {
      return settle(message, ChatFailure.of(error));
    }
  }

  function settle(message: Outgoing, failure: ChatFailure): boolean {
    // Its writer may have taken it back meanwhile.
    if (storage.get(message.clientId) === null) return true;
    if (failure.kind === 'gone') {
      onGone(message.access);
      return true;
    }
    if (failure.kind === 'refused') {
      save({ ...message, state: { name: 'failed', said: failure.said } });
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
    add(access, text, files) {
      const at = Math.max(now(), (storage.all().at(-1)?.at ?? 0) + 1);
      const state = online() ? ({ name: 'sending' } as const) : ({ name: 'waiting', reason: 'offline' } as const);
      save({ clientId: makeId(), access, text, files, at, attempts: 0, nextAt: 0, notBefore: 0, state });
      void flush();
    },
    retry(clientId) {
      const message = storage.get(clientId);
      if (!message) return;
      save({ ...message, attempts: 0, nextAt: 0, notBefore: 0, state: { name: 'sending' } });
      void flush();
    },
    discard(clientId) {
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
