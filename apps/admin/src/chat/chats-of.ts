import { chatPath, type AccountRecord, type ChatMessage, type Locale } from '@nasaq/contract';
import { choiceLabels } from '@nasaq/messages/choices';
import type { Payload } from 'payload';
import { type ChatOwner, chatKey, ownedBy } from './chat-key.ts';
import { chatColumns, chatRow, chatTables, type ChatRow, type RawChat } from './chat-row.ts';
import { queryOn } from '../platform/database/query.ts';
import { allMessages } from './message-row.ts';
import { presentMessage } from './present.ts';

/** Somebody's chats as their account page lists them in a language, the latest first. */
export async function chatsOf(owner: ChatOwner, locale: Locale, payload: Payload): Promise<AccountRecord[]> {
  return (await rowsOf(owner, payload)).map((chat) => ({
    kind: 'chats',
    reference: chat.reference,
    title: choiceLabels.topic[chat.topic][locale],
    state: chat.state,
    receivedAt: chat.startedAt,
    updatedAt: chat.lastMessageAt ?? chat.startedAt,
    url: chatPath(chat.reference, chatKey(chat.reference)),
  }));
}

/** A chat with everything that its visitor has said or could read; notes of staff are not theirs. */
export interface ExportedChat {
  reference: string;
  topic: string;
  state: string;
  name: string;
  email: string;
  locale: string;
  page: string;
  device: string;
  rating: number | null;
  comment: string | null;
  startedAt: string;
  messages: ChatMessage[];
}

/** Somebody's chats for the export of their data. */
export async function exportChats(owner: ChatOwner, payload: Payload): Promise<ExportedChat[]> {
  const chats: ExportedChat[] = [];
  for (const chat of await rowsOf(owner, payload)) {
    const { reference, topic, state, name, email, locale, page, device, rating, ratingComment, startedAt } = chat;
    chats.push({
      reference,
      topic,
      state,
      name,
      email,
      locale,
      page,
      device,
      rating,
      startedAt,
      comment: ratingComment,
      messages: (await allMessages(chat.id, queryOn(payload))).map((message) => presentMessage(message, reference)),
    });
  }
  return chats;
}

async function rowsOf({ account, email }: ChatOwner, payload: Payload): Promise<ChatRow[]> {
  const query = queryOn(payload);
  const rows = await query<RawChat>(
    `SELECT ${chatColumns} FROM ${chatTables} WHERE ${ownedBy} AND chats.spam IS NOT TRUE ORDER BY chats.id DESC`,
    [account, email],
  );
  return rows.map(chatRow);
}
