import { cleanText } from '@nasaq/contract';
import type { Payload } from 'payload';
import { ApiError } from '../../platform/http/error.ts';
import { changeChat } from '../change-chat.ts';
import type { Query } from '../../platform/database/query.ts';
import type { DeskNote } from './desk-calls.ts';

const longest = 4_000;

interface RawNote {
  id: number;
  by: string | null;
  agent: number | null;
  text: string;
  created_at: Date;
}

const selection = `SELECT n.id, users.name AS by, users.id AS agent, n.text, n.created_at FROM chat_notes n LEFT JOIN users ON users.id = n.agent_id`;

/** Of a chat, oldest first. */
export async function deskNotes(chat: number, query: Query): Promise<DeskNote[]> {
  const rows = await query<RawNote>(`${selection} WHERE n.chat_id = $1 ORDER BY n.id`, [chat]);
  return rows.map(present);
}

export async function findDeskNote(id: number, query: Query): Promise<DeskNote | null> {
  const [row] = await query<RawNote>(`${selection} WHERE n.id = $1`, [id]);
  return row ? present(row) : null;
}

/** What agents tell each other; the visitor never hears of it. */
export async function addNote(chatId: number, user: number, typed: string, payload: Payload): Promise<DeskNote> {
  const text = cleanText(typed);
  if (text === '' || text.length > longest) throw new ApiError('invalid', 'text');
  const note = await changeChat(payload, { id: chatId }, async (chat) => {
    const [row] = await chat.query<{ id: number }>(
      'INSERT INTO chat_notes (chat_id, agent_id, text, created_at, updated_at) VALUES ($1, $2, $3, now(), now()) RETURNING id',
      [chatId, user, text],
    );
    chat.tell({ chat: chatId, note: row!.id });
    return findDeskNote(row!.id, chat.query);
  });
  return note!;
}

function present({ agent, by, created_at, id, text }: RawNote): DeskNote {
  return { id, by: by ?? '', agent, text, at: created_at.toISOString() };
}
