import { log } from '@nasaq/logging';
import type { Payload } from 'payload';
import type { Notifier } from '../../platform/database/notifications.ts';
import { isOutage } from '../../platform/database/database-outage.ts';
import { availability } from '../availability.ts';
import { chatChannel, readSignal, signal, type ChatSignal } from '../chat-signals.ts';
import { queryOn } from '../../platform/database/query.ts';
import { DeskFeed } from '../desk/desk-feed.ts';
import { Presence } from './presence.ts';
import { Wake } from './event-writer.ts';

/** What a visitor's stream has to look at. */
export type Watched = 'messages' | 'chat' | 'typing' | 'presence' | 'end';

/** Milliseconds between two signs that who is here still is. */
const beat = 20_000;

/** Every open stream of this host, woken by what any host tells; and who is here, told to every host. */
export class ChatLive {
  readonly desk: DeskFeed;
  private readonly payload: () => Promise<Payload>;
  private readonly notifier: Notifier;
  private readonly watches = new Map<number, Set<Wake<Watched>>>();
  private readonly visitors: Presence;
  private readonly agents: Presence;
  private begun: Promise<void> | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private online: boolean | null = null;
  private closed = false;

  constructor(payload: () => Promise<Payload>, notifier: Notifier) {
    this.payload = payload;
    this.notifier = notifier;
    this.desk = new DeskFeed(payload);
    this.visitors = new Presence(
      (chat) => void this.here([chat], chat),
      (chat) => void this.left(chat),
    );
    this.agents = new Presence(
      (user) => void this.notifyAgents('chat_seen_at = now()', user),
      (user) => void this.notifyAgents('chat_seen_at = NULL', user),
    );
  }

  /** From here on nothing that happens to the chat goes by without waking the stream. */
  async watch(chat: number): Promise<Wake<Watched>> {
    const wake = new Wake<Watched>();
    const watches = this.watches.get(chat) ?? new Set();
    this.watches.set(chat, watches.add(wake));
    if (this.closed) wake.add('end');
    else this.visitors.enter(chat);
    await this.listen();
    return wake;
  }

  unwatch(chat: number, wake: Wake<Watched>): void {
    const watches = this.watches.get(chat);
    if (!watches?.delete(wake) || this.closed) return;
    if (watches.size === 0) this.watches.delete(chat);
    this.visitors.leave(chat);
  }

  /** An agent's screen is open. */
  async enterDesk(user: number): Promise<void> {
    if (!this.closed) this.agents.enter(user);
    await this.listen();
  }

  leaveDesk(user: number): void {
    if (!this.closed) this.agents.leave(user);
  }

  /** Whether any visitor would be answered now. */
  async isOnline(): Promise<boolean> {
    if (this.online === null) await this.checkOnline();
    return this.online ?? false;
  }

  /** Ends every stream; their readers come again, to this host or to another. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    this.visitors.close();
    this.agents.close();
    for (const watches of this.watches.values()) for (const wake of watches) wake.add('end');
    this.desk.end();
  }

  private listen(): Promise<void> {
    this.begun ??= this.begin();
    return this.begun;
  }

  private async begin(): Promise<void> {
    this.notifier.onGap(() => this.afterGap());
    this.timer = setInterval(() => void this.sayHere(), beat);
    this.timer.unref();
    await this.notifier.listen(chatChannel, (message) => this.hear(readSignal(message)));
  }

  private hear(told: ChatSignal): void {
    this.desk.hear(told);
    if ('agents' in told) return void this.checkOnline();
    if ('message' in told) this.wake(told.chat, 'messages');
    if ('changed' in told && told.changed === 'all') this.wake(told.chat, 'chat');
    if ('typing' in told && told.typing === 'agent' && !told.aside) this.wake(told.chat, 'typing');
    if ('erased' in told) this.wake(told.chat, 'end');
  }

  private wake(chat: number, ...kinds: Watched[]): void {
    for (const wake of this.watches.get(chat) ?? []) wake.add(...kinds);
  }

  /** Whatever was said meanwhile: visitors' streams read it, agents' screens come again and ask for all of it. */
  private afterGap(): void {
    for (const chat of this.watches.keys()) this.wake(chat, 'messages', 'chat');
    this.desk.end();
    void this.checkOnline();
  }

  /** By the clock as well: hours end, and an agent's host may be gone. */
  private async sayHere(): Promise<void> {
    await this.here(this.visitors.ids);
    const users = this.agents.ids;
    if (users.length > 0) await this.run('UPDATE users SET chat_seen_at = now() WHERE id = ANY($1)', [users]);
    await this.checkOnline();
    this.desk.hear({ agents: true });
  }

  /** @param told the chat whose visitor has just come */
  private async here(chats: readonly number[], told?: number): Promise<void> {
    if (chats.length === 0) return;
    // In the order of their ids and without waiting: two hosts that do so do not wait for each other.
    await this.run(
      `UPDATE chats SET visitor_here = true, visitor_seen_at = now() WHERE id IN
         (SELECT id FROM chats WHERE id = ANY($1) ORDER BY id FOR UPDATE ${told === undefined ? 'SKIP LOCKED' : ''})`,
      [chats],
      told === undefined ? undefined : { chat: told, changed: 'desk' },
    );
  }

  private async left(chat: number): Promise<void> {
    await this.run('UPDATE chats SET visitor_here = false, visitor_seen_at = now() WHERE id = $1', [chat], {
      chat,
      changed: 'desk',
    });
  }

  private async notifyAgents(change: string, user: number): Promise<void> {
    await this.run(`UPDATE users SET ${change} WHERE id = $1`, [user], { agents: true });
  }

  private async checkOnline(): Promise<void> {
    try {
      const { online } = await availability(await this.payload());
      const before = this.online;
      this.online = online;
      // Every stream asks once by itself. Where nobody is there for all, somebody may be for one of them.
      if (before === null || (before && online)) return;
      for (const chat of this.watches.keys()) this.wake(chat, 'presence');
    } catch (error) {
      this.report(error);
    }
  }

  /** Who is here is said again soon: what fails is not news while the database is away. */
  private async run(text: string, values: unknown[], told?: ChatSignal): Promise<void> {
    try {
      const payload = await this.payload();
      await queryOn(payload)(text, values);
      if (told) await signal(told, { payload });
    } catch (error) {
      this.report(error);
    }
  }

  private report(error: unknown): void {
    if (!this.closed && !isOutage(error)) log.error('The presence in chats could not be kept.', { error });
  }
}
