import type { BackoffOptions } from '@nasaq/connectivity';
import type { ChatMessage } from '@nasaq/contract';
import {
  createOutbox,
  dueNow,
  type KeyedStorage,
  type LocalOutbox,
  localStorageOf,
  type Outbox,
  postponed,
  type Schedule,
} from '@nasaq/outbox';
import type { DeskFile } from '../../desk/desk-calls.ts';
import { DeskRefused, type DeskApi } from '../desk-api.ts';

/** A message that the host has not confirmed. */
export interface Outgoing extends Schedule {
  chatId: number;
  /** Of the message: sent again with the same one, it is the same message. */
  clientId: string;
  text: string;
  files: readonly DeskFile[];
  at: string;
  /** Why the host does not take it; `null` while it is on its way. */
  refused: string | null;
}

export type OutgoingStorage = LocalOutbox<Outgoing>;

const idOf = ({ clientId }: Outgoing) => clientId;
const writtenAt = ({ at }: Outgoing) => Date.parse(at);

/** What one agent has written in this browser: a reload or a crash loses none of it. */
export function outgoingOf(agent: number, open?: () => KeyedStorage): OutgoingStorage {
  const parse = (value: unknown) => (value ? { ...dueNow, ...(value as Outgoing) } : null);
  return localStorageOf({ prefix: `nasaq-chat-outgoing-${agent}-`, idOf, writtenAt, parse, ...(open && { open }) });
}

/** The moment of one that is written now: after all that were written before, by whatever clock. */
export function nextMoment(storage: OutgoingStorage): string {
  const last = storage.all().at(-1);
  return new Date(Math.max(Date.now(), last ? writtenAt(last) + 1 : 0)).toISOString();
}

interface Options {
  api: Pick<DeskApi, 'send'>;
  storage: OutgoingStorage;
  /** Runs the task of this name unless another tab runs it already: then `false`. */
  alone: (name: string, task: () => Promise<void>) => Promise<boolean>;
  /** What is stored may be different now, by this tab or another. */
  onChange: () => void;
  onSent: (item: Outgoing, message: ChatMessage) => void;
  backoff?: BackoffOptions | undefined;
}

/** Sends what agents write: in each chat one after the other and in order, the chats beside each other. */
export class Sender {
  private readonly outboxes = new Map<number, Outbox>();
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Tries everything that waits, at once. */
  flush(): void {
    for (const chatId of new Set(this.options.storage.all().map((item) => item.chatId)))
      void this.outboxOf(chatId).flush(true);
  }

  stop(): void {
    for (const outbox of this.outboxes.values()) outbox.stop();
  }

  private outboxOf(chatId: number): Outbox {
    const outbox = this.outboxes.get(chatId) ?? this.open(chatId);
    this.outboxes.set(chatId, outbox);
    return outbox;
  }

  private open(chatId: number): Outbox {
    const { alone, onChange, storage } = this.options;
    return createOutbox<Outgoing>({
      storage: { ...storage, all: () => storage.all().filter((item) => item.chatId === chatId) },
      idOf,
      waits: ({ refused }) => refused === null,
      inOrder: true,
      deliver: (item) => this.deliver(item),
      async alone(task) {
        const mine = await alone(`send.${chatId}`, task);
        // Whatever another tab has sent or written.
        onChange();
        return mine;
      },
      onChange,
      now: Date.now,
    });
  }

  private async deliver(item: Outgoing): Promise<Outgoing | null> {
    const { chatId, clientId, files, text } = item;
    const { api, backoff, onSent } = this.options;
    try {
      const tokens = files.map(({ token }) => token);
      onSent(item, await api.send(chatId, { clientId, text, files: tokens }));
      return null;
    } catch (error) {
      const isRefused = error instanceof DeskRefused && !error.passing;
      return isRefused ? { ...item, refused: error.message } : postponed(item, { now: Date.now(), patience: backoff });
    }
  }
}
