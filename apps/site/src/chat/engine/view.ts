import type { Chat, ChatMessage } from '@nasaq/contract';
import type { PendingStart } from './chat-memory.ts';
import type { ChatFailure, WaitingReason } from './chat-transport.ts';
import type { Outgoing } from './outgoing.ts';

/** All that can be shown of the chat; another object with every change. */
export interface ChatView {
  stage: 'none' | 'starting' | 'open';
  /** Of a chat that waits to be opened. */
  pending: PendingStart | null;
  pendingReason: WaitingReason | null;
  /** Why the host did not open one. */
  refusal: ChatFailure | null;
  /** The chat that was asked for does not exist, or its key is another. */
  gone: boolean;
  /** What was written for a chat that is not opened, or is gone: values of the form. */
  returned: Readonly<Record<string, string>> | null;
  chat: Chat | null;
  /** By sequence number. */
  messages: readonly ChatMessage[];
  /** The whole of it is here. */
  loaded: boolean;
  outgoing: readonly Outgoing[];
  connection: 'connecting' | 'live' | 'lost';
  typing: boolean;
  /** Somebody of the team is there; `null` before it is known. */
  agentOnline: boolean | null;
  unread: number;
}

export const emptyView: ChatView = {
  stage: 'none',
  pending: null,
  pendingReason: null,
  refusal: null,
  gone: false,
  returned: null,
  chat: null,
  messages: [],
  loaded: false,
  outgoing: [],
  connection: 'connecting',
  typing: false,
  agentOnline: null,
  unread: 0,
};

/** A value with listeners. */
export interface State<Value> {
  get(): Value;
  /** Nothing is told where nothing changes. */
  patch(change: Partial<Value>): void;
  subscribe(listener: () => void): () => void;
}

export function createState<Value extends object>(initial: Value): State<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    patch(change) {
      const changed = Object.entries(change).some(([name, next]) => value[name as keyof Value] !== next);
      if (!changed) return;
      value = { ...value, ...change };
      for (const tell of listeners) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Both, in the order of their sequence numbers; what is here already stays, and the same list comes back where nothing is new. */
export function merged(known: readonly ChatMessage[], news: readonly ChatMessage[]): readonly ChatMessage[] {
  const here = new Set(known.map(({ sequence }) => sequence));
  const fresh = news.filter(({ sequence }) => !here.has(sequence) && here.add(sequence));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.sequence - other.sequence);
}

/** The number up to which nothing is missing. */
export function completeUntil(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ sequence }, index) => sequence !== index + 1);
  return gap === -1 ? messages.length : gap;
}

/** The last of what others have said that is here without a gap before it: as far as marks may go. */
export function lastOfOthers(messages: readonly ChatMessage[]): number {
  return messages.slice(0, completeUntil(messages)).findLast(({ from }) => from !== 'visitor')?.sequence ?? 0;
}

/** A chat as it is known now: marks and the last number only grow, in whatever order the news comes. */
export function newerChat(known: Chat | null, next: Chat): Chat {
  if (known?.reference !== next.reference) return next;
  const marks = { ...next.marks };
  for (const name of Object.keys(marks) as (keyof typeof marks)[])
    marks[name] = Math.max(marks[name], known.marks[name]);
  return { ...next, marks, lastSequence: Math.max(next.lastSequence, known.lastSequence) };
}
