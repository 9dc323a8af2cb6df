import type { ChatState, ChatTopic, Locale } from '@nasaq/contract';
import type { Query } from '../platform/database/query.ts';
import type { DeskChat } from './desk/desk-calls.ts';

/** A stored chat with who answers it. */
export interface ChatRow extends Omit<DeskChat, 'online' | 'lastMessage' | 'unread'> {
  /** The visitor has it open now. */
  visitorHere: boolean;
  lastMessageAt: string | null;
  firstAnswerAt: string | null;
  mailedSequence: number;
}

/** Seconds after which a host that has not said it again no longer counts for somebody's being here. */
export const hereFor = 60;

/** Of `users`, as who reads the language of the `chats` row knows them. */
export const agentName =
  "coalesce(nullif(trim(CASE chats.locale WHEN 'ar' THEN users.name_ar ELSE users.name_en END), ''), users.name)";

/** Of `chats`, joined as in `chatTables`. */
export const chatColumns = `chats.*, ${agentName} AS agent_name, accounts.is_banned,
  chats.visitor_here AND chats.visitor_seen_at > now() - interval '${hereFor} seconds' AS here`;
export const chatTables =
  'chats LEFT JOIN users ON users.id = chats.assignee_id LEFT JOIN accounts ON accounts.id = chats.account_id';

export async function findChat(by: { id: number } | { reference: string }, query: Query): Promise<ChatRow | null> {
  return select(by, '', query);
}

/** As it is now, locked against every other change until the transaction ends. */
export async function lockChat(by: { id: number } | { reference: string }, query: Query): Promise<ChatRow | null> {
  return select(by, 'FOR UPDATE OF chats', query);
}

async function select(by: { id: number } | { reference: string }, lock: string, query: Query): Promise<ChatRow | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['reference', by.reference];
  const [row] = await query<RawChat>(`SELECT ${chatColumns} FROM ${chatTables} WHERE chats.${column} = $1 ${lock}`, [
    value,
  ]);
  return row ? chatRow(row) : null;
}

/** As the driver gives it: numbers as text, moments as dates. */
export interface RawChat {
  id: number;
  reference: string;
  name: string;
  email: string;
  topic: ChatTopic;
  state: ChatState;
  locale: Locale;
  assignee_id: number | null;
  agent_name: string | null;
  account_id: number | null;
  is_banned: boolean | null;
  offline: boolean | null;
  spam: boolean | null;
  page: string | null;
  device: string | null;
  here: boolean | null;
  created_at: Date;
  last_message_at: Date | null;
  waiting_since: Date | null;
  first_answer_at: Date | null;
  snoozed_until: Date | null;
  rating: string | null;
  rating_comment: string | null;
  last_sequence: string;
  mailed_sequence: string | null;
  visitor_delivered: string;
  visitor_read: string;
  agent_delivered: string;
  agent_read: string;
}

export function chatRow(raw: RawChat): ChatRow {
  return {
    id: raw.id,
    reference: raw.reference,
    name: raw.name,
    email: raw.email,
    topic: raw.topic,
    state: raw.state,
    locale: raw.locale,
    assignee: raw.assignee_id === null ? null : { id: raw.assignee_id, name: raw.agent_name ?? '' },
    account: raw.account_id === null ? null : { id: raw.account_id, isBanned: raw.is_banned === true },
    offline: raw.offline === true,
    spam: raw.spam === true,
    page: raw.page ?? '',
    device: raw.device ?? '',
    visitorHere: raw.here === true,
    startedAt: raw.created_at.toISOString(),
    lastMessageAt: moment(raw.last_message_at),
    waitingSince: moment(raw.waiting_since),
    firstAnswerAt: moment(raw.first_answer_at),
    snoozedUntil: moment(raw.snoozed_until),
    rating: raw.rating === null ? null : Number(raw.rating),
    ratingComment: raw.rating_comment,
    lastSequence: Number(raw.last_sequence),
    mailedSequence: Number(raw.mailed_sequence ?? 0),
    marks: {
      visitorDelivered: Number(raw.visitor_delivered),
      visitorRead: Number(raw.visitor_read),
      agentDelivered: Number(raw.agent_delivered),
      agentRead: Number(raw.agent_read),
    },
  };
}

function moment(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
