import type { ChatMessage } from '@nasaq/contract';
import type { DeskAgent, DeskChat, DeskFolder, DeskNote, DeskThread } from '../../desk/desk-calls.ts';
import type { Outgoing } from './outgoing.ts';

/** What is shown of one chat. */
export interface Thread {
  /** By their sequence numbers, each once; a number that is missing has not come yet. */
  messages: readonly ChatMessage[];
  notes: readonly DeskNote[];
  earlier: DeskThread['earlier'];
  sent: DeskThread['sent'];
  /** Everything up to the chat's last message was read at least once. */
  loaded: boolean;
}

export type Connection = 'connecting' | 'live' | 'lost';

/** Everything that the agents' screen knows. */
export interface DeskState {
  chats: ReadonlyMap<number, DeskChat>;
  folder: DeskFolder;
  search: string;
  /** The chats of the folder in their order, as far as they are loaded. */
  list: readonly number[];
  listState: 'loading' | 'ready' | 'failed';
  /** Pages that are loaded, and that there are. */
  page: number;
  pages: number;
  counts: Readonly<Record<DeskFolder, number>> | null;
  /** The chat that is open. */
  openId: number | null;
  openState: 'loading' | 'ready' | 'failed' | 'unknown';
  threads: ReadonlyMap<number, Thread>;
  outgoing: readonly Outgoing[];
  /** Until when a visitor counts as typing, in milliseconds since 1970. */
  typing: ReadonlyMap<number, number>;
  /** The same for colleagues who write in a chat, by their id. */
  colleagues: ReadonlyMap<number, ReadonlyMap<number, number>>;
  agents: readonly DeskAgent[];
  connection: Connection;
}

export const emptyThread: Thread = { messages: [], notes: [], earlier: [], sent: [], loaded: false };

export function initialState(folder: DeskFolder): DeskState {
  return {
    chats: new Map(),
    folder,
    search: '',
    list: [],
    listState: 'loading',
    page: 1,
    pages: 1,
    counts: null,
    openId: null,
    openState: 'ready',
    threads: new Map(),
    outgoing: [],
    typing: new Map(),
    colleagues: new Map(),
    agents: [],
    connection: 'connecting',
  };
}

/** Whether a chat lies in a folder of the agent `me`, as the host counts them. */
export function liesIn(folder: DeskFolder, { assignee, spam, state }: DeskChat, me: number): boolean {
  if (folder === 'spam') return spam;
  if (spam) return false;
  const isRunning = state === 'open' || state === 'pending';
  if (folder === 'mine') return assignee?.id === me && isRunning;
  if (folder === 'unassigned') return assignee === null && isRunning;
  return state === folder;
}

/** Who waits longest first, then the latest message first. */
export function compareChats(one: DeskChat, other: DeskChat): number {
  if (one.waitingSince && other.waitingSince) return moment(one.waitingSince) - moment(other.waitingSince);
  if (one.waitingSince || other.waitingSince) return one.waitingSince ? -1 : 1;
  return moment(other.lastMessage?.at ?? other.startedAt) - moment(one.lastMessage?.at ?? one.startedAt);
}

const moment = (value: string) => Date.parse(value);

/** Messages of the visitor that nobody of the team has seen; what was read here since the host counted does not count. */
export function unreadMessages({ lastSequence, marks, spam, unread }: DeskChat): number {
  return spam ? 0 : Math.min(unread, Math.max(0, lastSequence - marks.agentRead));
}

/** Whether a chat is this agent's to answer: theirs, or nobody's yet. */
export function concerns({ assignee, spam }: DeskChat, me: number): boolean {
  return !spam && (assignee === null || assignee.id === me);
}
