import type { Payload, TypedUser } from 'payload';
import { cleanText, type SubmissionKind } from '@nasaq/contract';
import { ApiError } from '../../platform/http/error.ts';
import { type Query, queryOn } from '../../platform/database/query.ts';
import { messagesAfter, messagesAtOnce } from '../message-row.ts';
import { presentForDesk } from '../present.ts';
import type { DeskNote, DeskReply, DeskThread } from './desk-calls.ts';
import { findDeskChat } from './desk-list.ts';
import { changeChat } from '../change-chat.ts';
import { byKind, loadAccount, ownSubmissions } from '../../accounts/index.ts';
import { mayReadSubmissions } from '../../platform/staff/access.ts';

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
    chat.notify({ chat: chatId, note: row!.id });
    return findDeskNote(row!.id, chat.query);
  });
  return note!;
}

function present({ agent, by, created_at, id, text }: RawNote): DeskNote {
  return { id, by: by ?? '', agent, text, at: created_at.toISOString() };
}

type Sent = DeskThread['sent'][number];

/** So many at most, the latest first. */
const mostSent = 10;

/**
 * What the signed-in visitor of a chat has sent, so that "where is my order?" has an answer: orders for every agent, but
 * by reference and state alone; of the other kinds those that the agent's role reads. Without spam.
 */
export async function sentBy(account: number, user: TypedUser, payload: Payload): Promise<Sent[]> {
  const owner = await loadAccount(account, payload);
  if (!owner) return [];
  const own = await ownSubmissions(owner, { spam: false }, { payload });
  const shown = own.filter(({ kind }) => kind === 'orders' || mayReadSubmissions(user, kind)).slice(0, mostSent);
  const rows = await Promise.all(byKind(shown).map(([kind, ids]) => rowsOf(kind, ids, payload)));
  const found = new Map(rows.flat().map((row) => [`${row.kind} ${row.id}`, row]));
  return shown.flatMap(({ id, kind }) => {
    const row = found.get(`${kind} ${id}`);
    return row ? [{ ...row, mayOpen: mayReadSubmissions(user, kind) }] : [];
  });
}

async function rowsOf(kind: SubmissionKind, ids: number[], payload: Payload): Promise<Omit<Sent, 'mayOpen'>[]> {
  const { docs } = await payload.db.find<{ id: number; reference: string; state: string; createdAt: string }>({
    collection: kind,
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
    select: { reference: true, state: true, createdAt: true },
  });
  return docs.map(({ createdAt, id, reference, state }) => ({
    kind,
    id,
    reference,
    state,
    at: new Date(createdAt).toISOString(),
  }));
}

/** Every canned reply, by its short name; `{name}` in it is the screen's to fill. */
export async function deskReplies(query: Query): Promise<DeskReply[]> {
  const rows = await query<{ shortcut: string; text_en: string; text_ar: string }>(
    'SELECT shortcut, text_en, text_ar FROM canned_replies ORDER BY shortcut',
  );
  return rows.map(({ shortcut, text_ar, text_en }) => ({ shortcut, text: { en: text_en, ar: text_ar } }));
}
