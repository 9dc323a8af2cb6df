import type { ChatMessage } from '@nasaq/contract';
import { agentName } from './chat-row.ts';
import type { Query } from '../platform/database/query.ts';

/** What a message keeps of its files; the bytes are those of `uploads`. */
export interface StoredFile {
  /** Of the upload. */
  id: number;
  filename: string;
  filesize: number;
  contentType: string;
  width: number | null;
  height: number | null;
}

export interface MessageRow {
  sequence: number;
  clientId: string;
  from: ChatMessage['from'];
  agent: { id: number; name: string } | null;
  text: string;
  notice: ChatMessage['notice'];
  files: StoredFile[];
  at: string;
}

/** So many at a time, at most. */
export const messagesAtOnce = 200;

/** A chat's messages after a number, oldest first. */
export async function messagesAfter(
  chat: number,
  after: number,
  query: Query,
  limit = messagesAtOnce,
): Promise<MessageRow[]> {
  const rows = await query<RawMessage>(
    `${selection} WHERE m.chat_id = $1 AND m.sequence > $2 ORDER BY m.sequence LIMIT $3`,
    [chat, after, limit],
  );
  return rows.map(messageRow);
}

export async function allMessages(chat: number, query: Query): Promise<MessageRow[]> {
  const messages: MessageRow[] = [];
  for (;;) {
    const next = await messagesAfter(chat, messages.at(-1)?.sequence ?? 0, query);
    messages.push(...next);
    if (next.length < messagesAtOnce) return messages;
  }
}

/** Messages of several chats, each from its first number to its last; in the order of each chat. */
export async function messagesOf(
  ranges: readonly { chat: number; messages: [first: number, last: number] }[],
  query: Query,
): Promise<{ chat: number; message: MessageRow }[]> {
  const rows = await query<RawMessage & { chat_id: number }>(
    `${selection} JOIN unnest($1::int[], $2::int[], $3::int[]) AS wanted (chat, first, last)
       ON m.chat_id = wanted.chat AND m.sequence BETWEEN wanted.first AND wanted.last ORDER BY m.chat_id, m.sequence`,
    [
      ranges.map(({ chat }) => chat),
      ranges.map(({ messages: [first] }) => first),
      ranges.map(({ messages: [, last] }) => last),
    ],
  );
  return rows.map((row) => ({ chat: row.chat_id, message: messageRow(row) }));
}

export async function messageByClientId(chat: number, clientId: string, query: Query): Promise<MessageRow | null> {
  const [row] = await query<RawMessage>(`${selection} WHERE m.chat_id = $1 AND m.client_id = $2`, [chat, clientId]);
  return row ? messageRow(row) : null;
}

const selection = `SELECT m.chat_id, m.sequence, m.client_id, m."from", m.agent_id, ${agentName} AS agent_name, m.text, m.notice, m.files,
  m.created_at FROM chat_messages m JOIN chats ON chats.id = m.chat_id LEFT JOIN users ON users.id = m.agent_id`;

interface RawMessage {
  sequence: string;
  client_id: string;
  from: ChatMessage['from'];
  agent_id: number | null;
  agent_name: string | null;
  text: string | null;
  notice: ChatMessage['notice'];
  files: StoredFile[] | null;
  created_at: Date;
}

function messageRow(raw: RawMessage): MessageRow {
  return {
    sequence: Number(raw.sequence),
    clientId: raw.client_id,
    from: raw.from,
    agent: raw.agent_id === null ? null : { id: raw.agent_id, name: raw.agent_name ?? '' },
    text: raw.text ?? '',
    notice: raw.notice,
    files: raw.files ?? [],
    at: raw.created_at.toISOString(),
  };
}
