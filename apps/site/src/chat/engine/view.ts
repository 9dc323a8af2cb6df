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
