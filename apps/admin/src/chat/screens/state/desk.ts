import { completeUntil } from '@nasaq/chat-client';
import type { BackoffOptions } from '@nasaq/connectivity';
import { chatLimits, type ChatMessage } from '@nasaq/contract';
import { dueNow } from '@nasaq/outbox';
import type { DeskEvent, DeskFile, DeskFolder } from '../../desk/desk-calls.ts';
import { DeskRefused, type DeskApi } from '../desk-api.ts';
import { applyEvent, missingIn, movesFolders, takeThread } from './apply-event.ts';
import { emptyThread, initialState, type Connection, type DeskState } from './desk-state.ts';
import { ListReader } from './list-reader.ts';
import { nextMoment, type Outgoing, type OutgoingStorage, Sender } from './outgoing.ts';

interface Options {
  api: DeskApi;
  /** Messages that are on their way. */
  outgoing: OutgoingStorage;
  /** Runs the task of this name unless another tab runs it already: then `false`. */
  alone: (name: string, task: () => Promise<void>) => Promise<boolean>;
  me: { id: number; name: string };
  folder: DeskFolder;
  /** Milliseconds between two readings of the list that events cause. */
  listPause?: number;
  /** Before the next try to send. */
  backoff?: BackoffOptions;
}

/** The screen's state and everything that changes it. The host has the truth: what events leave open is asked of it. */
export class Desk {
  private readonly options: Options;
  private readonly sender: Sender;
  private readonly list: ListReader;
  private readonly listeners = new Set<() => void>();
  private state: DeskState;
  private readonly catchingUp = new Set<number>();
  private typedAt = 0;

  constructor(options: Options) {
    this.options = options;
    this.state = { ...initialState(options.folder), outgoing: options.outgoing.all() };
    this.sender = new Sender({
      api: options.api,
      storage: options.outgoing,
      alone: options.alone,
      onChange: () => this.change({ outgoing: options.outgoing.all() }),
      onSent: (item, message) => this.confirm(item, message),
      backoff: options.backoff,
    });
    this.list = new ListReader({
      api: options.api,
      pause: options.listPause ?? 1000,
      state: this.snapshot,
      change: (values) => this.change(values),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): DeskState => this.state;

  close(): void {
    this.list.stop();
    this.sender.stop();
  }

  /** Resolves when what was missed has been read. */
  /** @returns whether the list is that of now */
  async setConnection(connection: Connection): Promise<boolean> {
    this.change({ connection });
    return connection === 'live' && this.resync();
  }

  /** After a gap: the list, the open chat, and what could not be sent. */
  private async resync(): Promise<boolean> {
    this.sender.flush();
    const { openId } = this.state;
    const [isListed] = await Promise.all([this.loadList(), openId === null ? undefined : this.loadThread(openId)]);
    return isListed;
  }

  receive(event: DeskEvent): void {
    const before = this.state;
    this.state = applyEvent(before, event, this.options.me.id, Date.now());
    this.notify();
    for (const { clientId } of before.outgoing)
      if (!this.state.outgoing.some((item) => item.clientId === clientId)) this.options.outgoing.remove(clientId);
    if (event.type === 'chat') {
      if (movesFolders(before.chats.get(event.chat.id), event.chat) || this.state.search) this.list.plan();
      void this.catchUp(event.chat.id);
    } else if (event.type === 'message') {
      if (!before.chats.has(event.chatId)) this.list.plan();
      void this.catchUp(event.chatId);
    }
  }

  show(folder: DeskFolder, search: string): void {
    const isSame = this.state.folder === folder && this.state.search === search;
    if (isSame && this.state.listState !== 'failed') return;
    this.change({ folder, search, list: [], page: 1, listState: 'loading' });
    void this.loadList();
  }

  async showMore(): Promise<void> {
    this.change({ page: this.state.page + 1 });
    await this.loadList();
  }

  /** @returns whether the pages that are shown could be read */
  loadList(): Promise<boolean> {
    return this.list.read();
  }

  /** Opens a chat, or none. */
  open(chatId: number | null): void {
    if (this.state.openId === chatId && this.state.openState !== 'failed') return;
    const isLoaded = chatId === null || this.state.threads.get(chatId)?.loaded === true;
    this.change({ openId: chatId, openState: isLoaded ? 'ready' : 'loading' });
    if (chatId !== null) void this.loadThread(chatId);
  }

  /** Takes a message that was written for a chat: from here on it is kept until the host has it. */
  send(chatId: number, text: string, files: readonly DeskFile[]): void {
    const item: Outgoing = {
      chatId,
      clientId: crypto.randomUUID(),
      text,
      files,
      at: nextMoment(this.options.outgoing),
      refused: null,
      ...dueNow,
    };
    this.keep(item);
    this.sender.flush();
  }

  retry(item: Outgoing): void {
    this.keep({ ...item, ...dueNow, refused: null });
    this.sender.flush();
  }

  discard({ clientId }: Outgoing): void {
    this.options.outgoing.remove(clientId);
    this.change({ outgoing: this.state.outgoing.filter((item) => item.clientId !== clientId) });
  }

  setOwnAvailability(available: boolean): void {
    const { me } = this.options;
    this.change({ agents: this.state.agents.map((agent) => (agent.id === me.id ? { ...agent, available } : agent)) });
  }

  async addNote(chatId: number, text: string): Promise<void> {
    const note = await this.options.api.note(chatId, text);
    this.receive({ type: 'note', chatId, note });
  }

  /** Tells colleagues, and of an answer the visitor, at most as often as the contract says. */
  typing(chatId: number, { note = false } = {}): void {
    if (Date.now() - this.typedAt < chatLimits.typingEvery) return;
    this.typedAt = Date.now();
    this.options.api.act(chatId, 'typing', { note }).catch(ignore);
  }

  /** A message has come to somebody who can answer it. */
  markDelivered(chatId: number, delivered: number): void {
    if ((this.state.chats.get(chatId)?.marks.agentDelivered ?? 0) >= delivered) return;
    this.options.api.act(chatId, 'marks', { delivered, read: 0 }).catch(ignore);
  }

  /** Everything up to this number has been seen. */
  markRead(chatId: number, read: number): void {
    const chat = this.state.chats.get(chatId);
    if (!chat || read <= chat.marks.agentRead) return;
    const marks = { ...chat.marks, agentDelivered: Math.max(read, chat.marks.agentDelivered), agentRead: read };
    this.change({ chats: new Map(this.state.chats).set(chatId, { ...chat, marks }) });
    // A mark that is lost is sent again with the next message.
    this.options.api.act(chatId, 'marks', { delivered: read, read }).catch(ignore);
  }

  /** After a change of one's own, which is shown even where events do not come. */
  async readAgain(chatId: number): Promise<void> {
    await Promise.all([this.readThread(chatId).catch(ignore), this.loadList()]);
  }

  private async loadThread(chatId: number): Promise<void> {
    try {
      // What is known stays; the chat itself, its notes and whatever is missing come new.
      await this.readThread(chatId);
      await this.catchUp(chatId);
      if (this.state.openId === chatId) this.change({ openState: 'ready' });
    } catch (error) {
      if (this.state.openId !== chatId || this.state.threads.get(chatId)?.loaded) return;
      this.change({ openState: error instanceof DeskRefused && error.status === 404 ? 'unknown' : 'failed' });
    }
  }

  private async readThread(chatId: number): Promise<void> {
    const { messages } = this.state.threads.get(chatId) ?? emptyThread;
    const answer = await this.options.api.thread(chatId, completeUntil(messages));
    const before = this.state.outgoing;
    this.state = takeThread(this.state, answer, this.options.me.id);
    for (const { clientId } of before)
      if (!this.state.outgoing.some((item) => item.clientId === clientId)) this.options.outgoing.remove(clientId);
    this.notify();
  }

  /** Asks for the messages of the open chat that are missing, as long as that brings some. */
  private async catchUp(chatId: number): Promise<void> {
    if (this.state.openId !== chatId || this.catchingUp.has(chatId)) return;
    this.catchingUp.add(chatId);
    try {
      for (let after = missingIn(this.state, chatId); after !== null;) {
        await this.readThread(chatId);
        const next = missingIn(this.state, chatId);
        if (next === after) break;
        after = next;
      }
    } catch {
      // The next event, or the connection coming back, asks again.
    } finally {
      this.catchingUp.delete(chatId);
    }
  }

  private confirm(item: Outgoing, message: ChatMessage): void {
    this.discard(item);
    this.receive({ type: 'message', chatId: item.chatId, message });
  }

  private keep(item: Outgoing): void {
    const { outgoing } = this.options;
    outgoing.put(item);
    this.change({ outgoing: outgoing.all() });
  }

  private change(values: Partial<DeskState>): void {
    this.state = { ...this.state, ...values };
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}

function ignore(): void {}
