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
