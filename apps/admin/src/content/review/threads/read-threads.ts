import type { Locale } from '@nasaq/contract';
import type { Where } from '../../../platform/database/adapter.ts';
import { queryFor } from '../../../platform/database/query.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import type { Comment, Thread } from '../review-api.ts';
import type { Subject } from '../subject.ts';

interface ThreadRow {
  id: number;
  locale: Locale | null;
  path: string | null;
  quote: string | null;
  resolved_at: Date | null;
  unread: number;
  name: string | null;
  name_en: string | null;
  name_ar: string | null;
}

interface CommentRow {
  id: number;
  thread_id: number;
  author: number | null;
  name: string | null;
  name_en: string | null;
  name_ar: string | null;
  text: string | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
}

/**
 * Every thread of an entry, the oldest first, with its comments; within the transaction of `req` where there is one.
 * @param me whose comments are `mine`
 * @param language of the menus, in which members are named
 */
export async function readThreads(
  req: Where,
  { id, kind }: Subject,
  { language, me }: { me: number; language: Locale },
): Promise<Thread[]> {
  const query = await queryFor(req);
  const threads = await query<ThreadRow>(
    `SELECT t.id, t.locale, t.path, t.quote, t.resolved_at, u.name, u.name_en, u.name_ar,
       (SELECT count(*)::int FROM notices n WHERE n.thread = t.id AND n.member_id = $3 AND n.read_at IS NULL) AS unread
     FROM threads t LEFT JOIN users u ON u.id = t.resolved_by
     WHERE t.kind = $1 AND t.entry = $2 ORDER BY t.id`,
    [kind, id, me],
  );
  const comments = await query<CommentRow>(
    `SELECT c.id, c.thread_id, c.author::int, u.name, u.name_en, u.name_ar, c.text, c.created_at, c.edited_at, c.deleted_at
     FROM comments c LEFT JOIN users u ON u.id = c.author WHERE c.thread_id = ANY($1) ORDER BY c.id`,
    [threads.map((thread) => thread.id)],
  );
  return threads.map(({ locale, path, quote, resolved_at, unread, ...thread }) => ({
    id: thread.id,
    locale,
    path,
    quote: quote ?? '',
    unread,
    resolved: resolved_at && { by: nameOf(thread, language), at: resolved_at.toISOString() },
    comments: comments.filter(({ thread_id }) => thread_id === thread.id).map((row) => commentOf(row, me, language)),
  }));
}

function commentOf(
  { author, created_at, deleted_at, edited_at, id, text, ...row }: CommentRow,
  me: number,
  language: Locale,
): Comment {
  return {
    id,
    by: nameOf(row, language),
    author: row.name === null ? null : author,
    mine: author === me,
    text: deleted_at ? '' : (text ?? ''),
    at: created_at.toISOString(),
    editedAt: edited_at?.toISOString() ?? null,
    deletedAt: deleted_at?.toISOString() ?? null,
  };
}

function nameOf(row: Pick<CommentRow, 'name' | 'name_en' | 'name_ar'>, language: Locale): string | null {
  return row.name === null ? null : memberName(row, language);
}
