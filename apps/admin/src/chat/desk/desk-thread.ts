import type { Payload, TypedUser } from 'payload';
import { ApiError } from '../../platform/http/error.ts';
import { queryOn, type Query } from '../../platform/database/query.ts';
import { messagesAfter, messagesAtOnce } from '../message-row.ts';
import { presentForDesk } from '../present.ts';
import type { DeskThread } from './desk-calls.ts';
import { findDeskChat } from './desk-chat.ts';
import { deskNotes } from './desk-notes.ts';
import { sentBy } from './desk-sent.ts';

/** @throws {ApiError} `not_found` */
export async function deskThread(
  id: number,
  after: number,
  { payload, user }: { payload: Payload; user: TypedUser },
): Promise<DeskThread> {
  const query = queryOn(payload);
  const chat = await findDeskChat(id, query);
  if (!chat) throw new ApiError('not_found');
  const [messages, notes, earlier, sent] = await Promise.all([
    everythingAfter(id, after, query),
    deskNotes(id, query),
    earlierChats(id, chat.email, query),
    chat.account ? sentBy(chat.account.id, user, payload) : [],
  ]);
  return { chat, messages: messages.map(presentForDesk), notes, earlier, sent };
}

async function everythingAfter(id: number, after: number, query: Query) {
  const messages = await messagesAfter(id, after, query);
  for (let last = messages; last.length === messagesAtOnce;) {
    last = await messagesAfter(id, messages.at(-1)!.sequence, query);
    messages.push(...last);
  }
  return messages;
}

async function earlierChats(id: number, email: string, query: Query): Promise<DeskThread['earlier']> {
  const rows = await query<DeskThread['earlier'][number] & { created_at: Date }>(
    `SELECT id, reference, topic, state, created_at FROM chats
     WHERE lower(email) = lower($2) AND id <> $1 AND spam IS NOT TRUE ORDER BY id DESC LIMIT 10`,
    [id, email],
  );
  return rows.map(({ created_at, ...chat }) => ({ ...chat, startedAt: created_at.toISOString() }));
}
