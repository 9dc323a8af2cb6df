import { backoff } from '@nasaq/connectivity';
import type { ChatMessage } from '@nasaq/contract';
import { DeskRefused, type DeskApi } from '../desk-api.ts';
import type { Outgoing } from './desk-state.ts';

interface Options {
  api: Pick<DeskApi, 'send'>;
  /** The messages that wait, in the order in which they were written. */
  waiting: () => readonly Outgoing[];
  onSent: (item: Outgoing, message: ChatMessage) => void;
  onRefused: (item: Outgoing, reason: string) => void;
  /** Milliseconds before the next try. */
  pause?: (attempt: number) => number;
}

/**
 * Sends what agents write: in each chat one after the other and in order, again until the host has answered. A message
 * that it refuses waits for its writer and holds up no other.
 */
export class Outbox {
  private readonly busy = new Set<number>();
  private readonly attempts = new Map<number, number>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Tries everything that waits, at once. */
  flush(): void {
    for (const chatId of new Set(this.options.waiting().map((item) => item.chatId))) void this.flushChat(chatId);
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private async flushChat(chatId: number): Promise<void> {
    if (this.busy.has(chatId)) return;
    clearTimeout(this.timers.get(chatId));
    this.timers.delete(chatId);
    this.busy.add(chatId);
    try {
      for (let item = this.next(chatId); item; item = this.next(chatId)) {
        if (!(await this.send(item))) return this.tryLater(chatId);
      }
    } finally {
      this.busy.delete(chatId);
    }
  }

  private next(chatId: number): Outgoing | undefined {
    return this.options.waiting().find((item) => item.chatId === chatId && item.refused === null);
  }

  private async send(item: Outgoing): Promise<boolean> {
    const { chatId, clientId, files, text } = item;
    const tokens = files.map(({ token }) => token);
    try {
      const message = await this.options.api.send(chatId, { clientId, text, files: tokens });
      this.attempts.delete(chatId);
      this.options.onSent(item, message);
      return true;
    } catch (error) {
      if (!(error instanceof DeskRefused) || error.passing) return false;
      this.options.onRefused(item, error.message);
      return true;
    }
  }

  private tryLater(chatId: number): void {
    const attempt = (this.attempts.get(chatId) ?? 0) + 1;
    this.attempts.set(chatId, attempt);
    const { pause = backoff } = this.options;
    this.timers.set(
      chatId,
      setTimeout(() => void this.flushChat(chatId), pause(attempt)),
    );
  }
}
