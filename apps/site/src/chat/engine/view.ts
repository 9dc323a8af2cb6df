import { completeUntil, grownMarks } from '@nasaq/chat-client';
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
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The last of what others have said that is here without a gap before it: as far as marks may go. */
export function lastOfOthers(messages: readonly ChatMessage[]): number {
  return messages.slice(0, completeUntil(messages)).findLast(({ from }) => from !== 'visitor')?.sequence ?? 0;
}

/** A chat as it is known now: the last number only grows, as marks do. */
export function newerChat(known: Chat | null, next: Chat): Chat {
  if (known?.reference !== next.reference) return next;
  return {
    ...next,
    marks: grownMarks(known.marks, next.marks),
    lastSequence: Math.max(next.lastSequence, known.lastSequence),
  };
}
