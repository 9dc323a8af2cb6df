import { completeUntil, mergeMessages, missingAfter } from '@nasaq/chat-client';
import { chatLimits, type ChatEvent, type ChatMessage } from '@nasaq/contract';
import type { ChatAccess, ChatTransport } from './chat-transport.ts';
import { createMarker } from './create-marker.ts';
import { createReader } from './create-reader.ts';
import { type ChatView, lastOfOthers, newerChat, type State } from './view.ts';

interface Options {
  access: ChatAccess;
  transport: ChatTransport;
  state: State<ChatView>;
  /** Sequence number up to which the reader has seen it, in any window. */
  read: number;
  /** The thread is in sight, and its window has the focus. */
  attentive: () => boolean;
  now: () => number;
  onRead: (read: number, unread: number) => void;
  /** Only what comes from the host itself, not what another window told. */
  onEvent: (event: ChatEvent) => void;
  onLive: () => void;
  onMessages: () => void;
  onGone: () => void;
}

export interface ChatSession {
  readonly access: ChatAccess;
  /** Listens, or stops to. */
  listen(on: boolean): void;
  /** From the host or from another window. */
  take(event: ChatEvent): void;
  add(messages: readonly ChatMessage[]): void;
  /** Whether somebody looks may have changed. */
  look(): void;
  /** What another window has seen. */
  seen(read: number): void;
  typed(): void;
  stop(): void;
}

/** Milliseconds after which a connection that does not come is a lost one. */
const patience = 6_000;

/** One open chat: its thread kept whole and in order, what it says about presence and typing, and its marks. */
export function createSession(options: Options): ChatSession {
  const { access, transport, state, attentive, now, onRead, onEvent, onLive, onMessages, onGone } = options;
  let read = options.read;
  let close: (() => void) | null = null;
  let typedAt = -Infinity;
  /** How often the stream has told what the chat is. */
  let told = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;
  const complete = () => completeUntil(state.get().messages);
  const isMissing = () => missingAfter(state.get().messages, state.get().chat?.lastSequence ?? 0) !== null;
  const marker = createMarker((marks) => transport.mark(access, marks));
  const reader = createReader({
    read: async (after) => {
      const before = told;
      const page = await transport.read(access, after);
      const { chat } = state.get();
      // What the stream told meanwhile may be newer than this answer; what is newer still, it tells as well.
      return chat && told > before ? { ...page, chat: newerChat(page.chat, chat) } : page;
    },
    complete,
    isMissing,
    onGone,
    onPage({ chat, messages, more }) {
      know(chat);
      add(messages);
      if (more) return;
      state.patch({ loaded: true });
      mark();
    },
  });

  function know(chat: NonNullable<ChatView['chat']>): void {
    state.patch({ chat: newerChat(state.get().chat, chat) });
    const { visitorDelivered: delivered, visitorRead } = chat.marks;
    marker.know({ delivered, read: visitorRead });
    seen(visitorRead);
    note();
  }

  function add(news: readonly ChatMessage[]): void {
    const messages = mergeMessages(state.get().messages, news);
    if (messages === state.get().messages) return;
    state.patch({ messages, ...(news.some(({ from }) => from === 'agent') ? { typing: false } : {}) });
    onMessages();
    mark();
    if (isMissing()) reader.fill();
  }

  function mark(): void {
    const delivered = lastOfOthers(state.get().messages);
    if (attentive()) read = Math.max(read, delivered);
    count();
    note();
    // A window that does not listen leaves it to the one that does.
    if (close) marker.want({ delivered, read });
  }

  function seen(upTo: number): void {
    read = Math.max(read, upTo);
    count();
  }

  function count(): void {
    const unread = state.get().messages.filter(({ from, sequence }) => from === 'agent' && sequence > read).length;
    // Before it is loaded, what was remembered is nearer to the truth than none.
    if (state.get().loaded || unread > 0) state.patch({ unread });
  }

  /** For the other windows; only on news of its own, else two that know different things would contradict each other for ever. */
  function note(): void {
    if (state.get().loaded) onRead(read, state.get().unread);
  }

  function take(event: ChatEvent): void {
    if (event.type === 'message') add([event.message]);
    else if (event.type === 'presence') state.patch({ agentOnline: event.online });
    else if (event.type === 'chat') {
      told += 1;
      know(event.chat);
      if (isMissing()) reader.fill();
    } else if (event.from === 'agent') {
      clearTimeout(typing);
      state.patch({ typing: true });
      typing = setTimeout(() => state.patch({ typing: false }), chatLimits.typingFor);
    }
  }

  function open(): () => void {
    const slow = setTimeout(() => state.patch({ connection: 'lost' }), patience);
    const end = transport.listen(access, complete, {
      onOpen() {
        clearTimeout(slow);
        state.patch({ connection: 'live' });
        // What was said while nobody listened; the host knows best how far it goes.
        reader.fill();
        onLive();
      },
      onEvent(event) {
        take(event);
        onEvent(event);
      },
      onLost: () => state.patch({ connection: 'lost', typing: false }),
      onGone,
    });
    return () => {
      clearTimeout(slow);
      end();
      state.patch({ connection: 'connecting' });
    };
  }

  reader.fill();
  return {
    access,
    listen(on) {
      if (on === (close !== null)) return;
      close?.();
      close = on ? open() : null;
    },
    take,
    add,
    look: mark,
    seen,
    typed() {
      if (now() - typedAt < chatLimits.typingEvery) return;
      typedAt = now();
      // Nobody is told a second time that somebody has been typing.
      transport.typing(access).catch(() => {});
    },
    stop() {
      close?.();
      close = null;
      clearTimeout(typing);
      reader.stop();
      marker.stop();
    },
  };
}
