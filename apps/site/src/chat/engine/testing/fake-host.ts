import type { Chat, ChatEvent, ChatMessage, ChatPage } from '@nasaq/contract';
import { ChatFailure, type ChatAccess, type ChatTransport, type StreamListener } from '../chat-transport.ts';

type Call = 'start' | 'read' | 'send' | 'mark';
/**
 * What becomes of one call. `lost`: it never arrives; `unanswered`: it arrives, and its answer is lost on the way back;
 * a promise: it arrives when that resolves; `slow`: it arrives, and its answer when that resolves.
 */
type Fate = 'lost' | 'unanswered' | 'refused' | 'gone' | Promise<void> | { slow: Promise<void> };

/** A host with one chat, which does with calls and events what a bad line does. */
export function createFakeHost() {
  const access: ChatAccess = { reference: 'ABCD2345', key: 'k' };
  const messages: ChatMessage[] = [];
  const streams = new Set<StreamListener>();
  const fates: Record<Call, Fate[]> = { start: [], read: [], send: [], mark: [] };
  const calls: string[] = [];
  const marks = { visitorDelivered: 0, visitorRead: 0, agentDelivered: 0, agentRead: 0 };
  const starts = new Map<string, ChatMessage>();
  /** The files of each message that was sent, by their tokens. */
  const attached: (readonly string[])[] = [];
  let connected = true;
  let state: Chat['state'] = 'open';
  let answeredBy: string | null = null;

  const chat = (): Chat => ({
    reference: access.reference,
    state,
    topic: 'support',
    name: 'Layla',
    email: 'l•••@example.com',
    locale: 'en',
    startedAt: '2026-11-22T08:00:00.000Z',
    agent: answeredBy,
    marks: { ...marks },
    rating: null,
    offline: false,
    lastSequence: messages.length,
  });

  function store(from: ChatMessage['from'], clientId: string, text: string): ChatMessage {
    const known = messages.find((message) => message.clientId === clientId);
    if (known) return known;
    const at = new Date(Date.UTC(2026, 10, 22, 8, 0, messages.length)).toISOString();
    const agent = from === 'agent' ? 'Sara' : null;
    const message = { sequence: messages.length + 1, clientId, from, agent, text, notice: null, files: [], at };
    messages.push(message);
    return message;
  }

  async function call<T>(name: Call, act: () => T): Promise<T> {
    calls.push(name);
    const fate = connected ? fates[name].shift() : 'lost';
    await fate;
    if (fate === 'lost') throw new ChatFailure('later');
    if (fate === 'refused') throw new ChatFailure('refused', { said: 'No.' });
    if (fate === 'gone') throw new ChatFailure('gone');
    // As the network does: nobody has the host's own objects.
    const answer = structuredClone(act());
    if (fate === 'unanswered') throw new ChatFailure('later');
    if (typeof fate === 'object' && 'slow' in fate) await fate.slow;
    return answer;
  }

  function notify(event: ChatEvent): void {
    for (const listener of streams) listener.onEvent(structuredClone(event));
  }

  const transport: ChatTransport = {
    start: ({ clientId, message }) =>
      call('start', () => {
        starts.set(clientId, store('visitor', message.clientId, message.text));
        return { chat: chat(), key: access.key, messages: [...messages] };
      }),
    read: (_access, after) =>
      call('read', (): ChatPage => {
        const rest = messages.slice(after);
        return { chat: chat(), messages: rest.slice(0, 3), more: rest.length > 3 };
      }),
    send: (_access, { clientId, text = '', files = [] }) =>
      call('send', () => {
        attached.push(files);
        const message = store('visitor', clientId, text);
        notify({ type: 'message', message });
        return message;
      }),
    mark: (_access, { delivered, read }) =>
      call('mark', () => {
        marks.visitorDelivered = Math.max(marks.visitorDelivered, delivered);
        marks.visitorRead = Math.max(marks.visitorRead, read);
      }),
    typing: async () => void calls.push('typing'),
    visit: async (_access, page) => void calls.push(`visit ${page}`),
    end: async () => {},
    transcript: async () => {},
    rate: async () => {},
    listen(_access, _after, listener) {
      if (!connected) return () => {};
      streams.add(listener);
      queueMicrotask(() => streams.has(listener) && listener.onOpen());
      return () => streams.delete(listener);
    },
  };

  return {
    access,
    transport,
    messages,
    calls,
    marks,
    fates,
    streams,
    starts,
    attached,
    chat,
    notify,
    /** Somebody of the team takes the chat over. */
    takenBy(name: string): void {
      answeredBy = name;
      notify({ type: 'chat', chat: chat() });
    },
    /** An agent writes; `heard` says whether the stream brings it. */
    agent(text: string, heard = true): ChatMessage {
      const message = store('agent', `agent-${messages.length}`, text);
      if (heard) notify({ type: 'message', message });
      return message;
    },
    reopen() {
      state = 'open';
      notify({ type: 'chat', chat: chat() });
    },
    resolve() {
      state = 'resolved';
      notify({ type: 'chat', chat: chat() });
    },
    /** The line is cut, or stands again. */
    connect(on: boolean) {
      connected = on;
      for (const listener of streams)
        if (on) listener.onOpen();
        else listener.onLost();
    },
  };
}
