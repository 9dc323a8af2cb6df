import type { ChatFile, ChatMarks, ChatMessage, ChatState, ChatTopic, Locale, SubmissionKind } from '@nasaq/contract';

/*
 * What the agents' screen asks of `/chat-desk`, with the staff's own session. Every call is refused to who may not
 * answer chats; those that change something take JSON and answer 204 unless they say otherwise.
 */

export const deskFolders = ['mine', 'unassigned', 'open', 'pending', 'snoozed', 'resolved', 'spam'] as const;
export type DeskFolder = (typeof deskFolders)[number];

export interface DeskAgent {
  id: number;
  /** By the language of who reads it. */
  names: Record<Locale, string>;
  /** Takes new chats. */
  available: boolean;
  /** Has the screen open. */
  here: boolean;
}

export interface DeskChat {
  id: number;
  reference: string;
  name: string;
  email: string;
  topic: ChatTopic;
  state: ChatState;
  locale: Locale;
  assignee: { id: number; name: string } | null;
  account: { id: number; isBanned: boolean } | null;
  offline: boolean;
  spam: boolean;
  /** Path on the site where the visitor is, or was last. */
  page: string;
  device: string;
  /** The visitor has the chat open now. */
  online: boolean;
  /** ISO 8601, as every moment here. */
  startedAt: string;
  waitingSince: string | null;
  snoozedUntil: string | null;
  lastMessage: { from: ChatMessage['from']; text: string; at: string } | null;
  lastSequence: number;
  /** Messages of the visitor that nobody of the team has seen. */
  unread: number;
  marks: ChatMarks;
  rating: number | null;
  ratingComment: string | null;
}

export interface DeskNote {
  id: number;
  by: string;
  /** Who that is, while the member has an account. */
  agent: number | null;
  text: string;
  at: string;
}

/** `GET chat-desk/chats?folder=&search=&page=`: 30 to a page, who waits longest first, else the latest first. */
export interface DeskList {
  data: DeskChat[];
  pages: number;
  counts: Record<DeskFolder, number>;
}

/** `GET chat-desk/chats/<id>?after=<sequence>` */
export interface DeskThread {
  chat: DeskChat;
  messages: ChatMessage[];
  notes: DeskNote[];
  /** Other chats of the same address, the latest first, at most ten. */
  earlier: Pick<DeskChat, 'id' | 'reference' | 'topic' | 'state' | 'startedAt'>[];
  /** What the visitor has sent with forms, where they are signed in; the latest first, at most ten. */
  sent: { kind: SubmissionKind; id: number; reference: string; state: string; at: string; mayOpen: boolean }[];
}

/** `GET chat-desk/replies` */
export interface DeskReply {
  shortcut: string;
  text: Record<Locale, string>;
}

/** `POST chat-desk/chats/<id>/files`: the body is the file, `X-File-Name` its percent-encoded name; answers its token. */
export type DeskFile = ChatFile & { token: string };

/**
 * `POST chat-desk/chats/<id>/…`: `messages` takes the contract's `chatMessageRequestSchema` and answers `ChatMessage`;
 * `notes {text}` answers `DeskNote`; `typing {note?}`; `marks {delivered, read}`; `assign {user: number | null}`;
 * `state {state, until?}` with `until` for snoozed; `spam {spam}`. `POST chat-desk/available {available}`.
 */

/**
 * `GET chat-desk/events`: server-sent events for as long as the screen is open; being open is being here. It tells what
 * happens from then on, and ends where something may have been missed: after each beginning the screen asks for what it
 * shows. A comment comes at once and every `chatLimits.heartbeat`.
 */
export type DeskEvent =
  | { type: 'chat'; chat: DeskChat }
  | { type: 'message'; chatId: number; message: ChatMessage }
  | { type: 'note'; chatId: number; note: DeskNote }
  /** `null`: its visitor. */
  | { type: 'typing'; chatId: number; agent: number | null }
  | { type: 'agents'; agents: DeskAgent[] };
