import { readReference } from '@nasaq/contract';
import type { Query } from '../../platform/database/query.ts';
import { deskFolders, type DeskFolder, type DeskList } from './desk-calls.ts';
import { selectDeskChats } from './desk-chat.ts';

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
