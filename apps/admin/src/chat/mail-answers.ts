import type { Payload } from 'payload';
import { changeChat } from './change-chat.ts';
import { queueAnswers } from './chat-mails.ts';
import { queryOn, type Query } from '../platform/database/query.ts';
import { messagesAfter } from './message-row.ts';

/** Seconds after which a visitor without the chat open counts as away. */
const awayAfter = 120;
/** Seconds of silence in which an agent may still be writing; what is said meanwhile goes out in the same mail. */
const quietFor = 60;
/** Seconds after which it goes out whatever is being said. */
const atLatest = 600;
/** Days after which nobody waits for an answer by mail: a restored backup must not write to everybody. */
const recent = 7;

/**
 * Mails to visitors who are away what agents have said and they have not read, once: which messages have been mailed is
 * written with the mail, and the chat's lock lets one host do it.
 * @returns how many mails
 */
export async function mailAnswers(payload: Payload, now = new Date()): Promise<number> {
  const due = await queryOn(payload)<{ id: number }>(
    `SELECT id FROM chats WHERE last_message_at > $1::timestamptz - interval '${recent} days' AND ${isDue} ORDER BY id LIMIT 100`,
    [now],
  );
  let mailed = 0;
  for (const { id } of due) {
    mailed += await changeChat(payload, { id }, async (chat) => {
      if (!(await isStillDue(id, now, chat.query))) return 0;
      const { marks, mailedSequence } = chat.row;
      const unread = await messagesAfter(id, Math.max(marks.visitorRead, mailedSequence), chat.query);
      await queueAnswers(
        chat.row,
        unread.filter(({ from }) => from === 'agent'),
        chat.req,
      );
      chat.set({ mailed_at: now, mailed_sequence: unread.at(-1)!.sequence }, 'desk');
      return 1;
    });
  }
  return mailed;
}

const seen = 'GREATEST(chats.visitor_read, coalesce(chats.mailed_sequence, 0))';
const unreadOf = `FROM chat_messages m WHERE m.chat_id = chats.id AND m.sequence > ${seen} AND m."from" = 'agent'`;

/** With the moment as `$1`. */
const isDue = `chats.spam IS NOT TRUE AND ${seen} < chats.last_sequence
  AND (chats.visitor_seen_at IS NULL OR chats.visitor_seen_at < $1::timestamptz - interval '${awayAfter} seconds')
  AND EXISTS (SELECT ${unreadOf} HAVING max(m.created_at) < $1::timestamptz - interval '${quietFor} seconds'
    OR min(m.created_at) < $1::timestamptz - interval '${atLatest} seconds')`;

/** Another host may have been faster. */
async function isStillDue(id: number, now: Date, query: Query): Promise<boolean> {
  const rows = await query(`SELECT 1 FROM chats WHERE id = $2 AND ${isDue}`, [now, id]);
  return rows.length > 0;
}
