import { log } from '@nasaq/logging';
import type { Payload } from 'payload';
import { isOutage } from '../../platform/database/database-outage.ts';
import type { ChatSignal } from '../chat-signals.ts';
import { queryOn, type Query } from '../../platform/database/query.ts';
import { messagesOf } from '../message-row.ts';
import { presentForDesk } from '../present.ts';
import { deskAgents } from './agents.ts';
import type { DeskEvent } from './desk-calls.ts';
import { selectDeskChats } from './desk-list.ts';
import { findDeskNote } from './desk-thread.ts';

/** What has happened to a chat since it was read last. */
interface News {
  /** The first and the last new message. */
  messages: [number, number] | null;
  notes: number[];
}

/** Reads once for all screens of this host what any host has told, and hands it to each of them in the order of the chat. */
export class DeskFeed {
  private readonly payload: () => Promise<Payload>;
  private readonly screens = new Set<Screen>();
  private readonly news = new Map<number, News>();
  private agentsAsked = false;
  private knownAgents = '';
  private reading = false;

  constructor(payload: () => Promise<Payload>) {
    this.payload = payload;
  }

  add(screen: Screen): () => void {
    this.screens.add(screen);
    // The first thing that a screen is told is who is here.
    this.knownAgents = '';
    this.hear({ agents: true });
    return () => void this.screens.delete(screen);
  }

  /** Screens come again and ask for everything that they show. */
  end(): void {
    for (const screen of this.screens) screen.end();
    this.screens.clear();
    this.news.clear();
  }

  hear(told: ChatSignal): void {
    if (this.screens.size === 0) return;
    if ('typing' in told) {
      const agent = told.typing === 'agent' ? told.agent : null;
      this.notify({ type: 'typing', chatId: told.chat, agent });
      return;
    }
    if ('erased' in told) return;
    if ('agents' in told) this.agentsAsked = true;
    else this.note(told);
    void this.read();
  }

  private note(told: Exclude<ChatSignal, { agents: true } | { erased: true }>): void {
    const news = this.news.get(told.chat) ?? { messages: null, notes: [] };
    this.news.set(told.chat, news);
    if ('message' in told) {
      const [first, last] = news.messages ?? [told.message, told.message];
      news.messages = [Math.min(first, told.message), Math.max(last, told.message)];
    }
    if ('note' in told) news.notes.push(told.note);
  }

  /** One reading at a time: what comes up meanwhile is read together after it. */
  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      const query = queryOn(await this.payload());
      while (this.news.size > 0 || this.agentsAsked) {
        const taken = [...this.news];
        this.news.clear();
        if (taken.length > 0) await this.readChats(taken, query);
        if (this.agentsAsked) await this.readAgents(query);
      }
    } catch (error) {
      if (!isOutage(error)) log.error('The news of chats could not be read.', { error });
      this.end();
    } finally {
      this.reading = false;
    }
  }

  /** However many chats have news: one statement for their messages, one for the chats. */
  private async readChats(taken: [number, News][], query: Query): Promise<void> {
    const ranges = taken.flatMap(([chat, { messages }]) => (messages ? [{ chat, messages }] : []));
    if (ranges.length > 0) {
      for (const { chat, message } of await messagesOf(ranges, query))
        this.notify({ type: 'message', chatId: chat, message: presentForDesk(message) });
    }
    for (const [chatId, { notes }] of taken) {
      for (const id of notes) {
        const note = await findDeskNote(id, query);
        if (note) this.notify({ type: 'note', chatId, note });
      }
    }
    const ids = taken.map(([chat]) => chat);
    for (const chat of await selectDeskChats('WHERE chats.id = ANY($1)', [ids], query))
      this.notify({ type: 'chat', chat });
  }

  private async readAgents(query: Query): Promise<void> {
    this.agentsAsked = false;
    const agents = await deskAgents(query);
    const told = JSON.stringify(agents);
    if (told === this.knownAgents) return;
    this.knownAgents = told;
    this.notify({ type: 'agents', agents });
  }

  private notify(event: DeskEvent): void {
    for (const screen of this.screens) screen.notify(event);
  }
}

/** Where the events of one screen go. */
export interface Screen {
  notify: (event: DeskEvent) => void;
  end: () => void;
}
