import { readReference } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import { chatColumns, chatRow, chatTables, type RawChat } from '../chat-row.ts';
import type { Query } from '../../platform/database/query.ts';
import { type DeskChat, type DeskFolder, deskFolders, type DeskList } from './desk-calls.ts';

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
const longestExcerpt = 200;

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
      text: excerpt(raw.last_text ?? '', longestExcerpt),
      at: (raw.last_at ?? raw.created_at).toISOString(),
    },
    lastSequence: chat.lastSequence,
    unread: Number(raw.unread),
    marks: chat.marks,
    rating: chat.rating,
    ratingComment: chat.ratingComment,
  };
}

const perPage = 30;
const notSpam = 'chats.spam IS NOT TRUE';
const isRunning = `chats.state IN ('open', 'pending') AND ${notSpam}`;

/** What lies in each folder; `$1` is who asks. */
const conditions: Record<DeskFolder, string> = {
  mine: `chats.assignee_id = $1 AND ${isRunning}`,
  unassigned: `chats.assignee_id IS NULL AND ${isRunning}`,
  open: `chats.state = 'open' AND ${notSpam}`,
  pending: `chats.state = 'pending' AND ${notSpam}`,
  snoozed: `chats.state = 'snoozed' AND ${notSpam}`,
  resolved: `chats.state = 'resolved' AND ${notSpam}`,
  spam: 'chats.spam IS TRUE',
};

/** One page of a folder: who waits longest first, then the latest. */
export async function deskList(
  user: number,
  { folder, page, search }: { folder: DeskFolder; search: string; page: number },
  query: Query,
): Promise<DeskList> {
  const values: unknown[] = [user];
  let where = conditions[folder];
  if (search !== '') {
    values.push(`%${search.replace(/[\\%_]/g, '\\$&')}%`, readReference(search));
    where += ' AND (chats.name ILIKE $2 OR chats.email ILIKE $2 OR chats.reference = $3)';
  }
  const order = 'ORDER BY chats.waiting_since ASC NULLS LAST, chats.last_message_at DESC NULLS LAST, chats.id DESC';
  const [data, [found], counts] = await Promise.all([
    // Every folder names who asks, so that the values have one order.
    selectDeskChats(
      `WHERE $1::int IS NOT NULL AND ${where} ${order} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
      values,
      query,
    ),
    query<{ count: string }>(`SELECT count(*) FROM chats WHERE $1::int IS NOT NULL AND ${where}`, values),
    countFolders(user, query),
  ]);
  return { data, pages: Math.max(1, Math.ceil(Number(found?.count ?? 0) / perPage)), counts };
}

async function countFolders(user: number, query: Query): Promise<DeskList['counts']> {
  const columns = deskFolders.map((folder) => `count(*) FILTER (WHERE ${conditions[folder]}) AS ${folder}`);
  const [row] = await query<Record<DeskFolder, string>>(`SELECT ${columns.join(', ')} FROM chats`, [user]);
  return Object.fromEntries(deskFolders.map((folder) => [folder, Number(row![folder])])) as DeskList['counts'];
}
