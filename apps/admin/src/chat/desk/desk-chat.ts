import { chatColumns, chatRow, chatTables, type RawChat } from '../chat-row.ts';
import type { Query } from '../../platform/database/query.ts';
import type { DeskChat } from './desk-calls.ts';

type RawDeskChat = RawChat & {
  last_from: 'visitor' | 'agent' | 'system' | null;
  last_text: string | null;
  last_at: Date | null;
  unread: string;
};

const columns = `${chatColumns}, last."from" AS last_from, last.text AS last_text, last.created_at AS last_at,
  (SELECT count(*) FROM chat_messages m WHERE m.chat_id = chats.id AND m."from" = 'visitor' AND m.sequence > chats.agent_read) AS unread`;
/** What the system says is no news in a list. */
const tables = `${chatTables} LEFT JOIN LATERAL (SELECT m."from", m.text, m.created_at FROM chat_messages m
  WHERE m.chat_id = chats.id AND m."from" <> 'system' ORDER BY m.sequence DESC LIMIT 1) last ON true`;

/** Letters of a message that a list shows. */
const excerpt = 200;

/** @param rest of the statement, from WHERE on; nothing but our own words */
export async function selectDeskChats(rest: string, values: unknown[], query: Query): Promise<DeskChat[]> {
  const rows = await query<RawDeskChat>(`SELECT ${columns} FROM ${tables} ${rest}`, values);
  return rows.map(present);
}

export async function findDeskChat(id: number, query: Query): Promise<DeskChat | null> {
  const [chat] = await selectDeskChats('WHERE chats.id = $1', [id], query);
  return chat ?? null;
}

function present(raw: RawDeskChat): DeskChat {
  const chat = chatRow(raw);
  return {
    id: chat.id,
    reference: chat.reference,
    name: chat.name,
    email: chat.email,
    topic: chat.topic,
    state: chat.state,
    locale: chat.locale,
    assignee: chat.assignee && { id: chat.assignee.id, name: chat.assignee.name },
    account: chat.account,
    offline: chat.offline,
    spam: chat.spam,
    page: chat.page,
    device: chat.device,
    online: chat.visitorHere,
    startedAt: chat.startedAt,
    waitingSince: chat.waitingSince,
    snoozedUntil: chat.snoozedUntil,
    lastMessage: raw.last_from && {
      from: raw.last_from,
      text: [...(raw.last_text ?? '')].slice(0, excerpt).join(''),
      at: (raw.last_at ?? raw.created_at).toISOString(),
    },
    lastSequence: chat.lastSequence,
    unread: Number(raw.unread),
    marks: chat.marks,
    rating: chat.rating,
    ratingComment: chat.ratingComment,
  };
}
