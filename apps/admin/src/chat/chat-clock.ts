import { asJob } from '@nasaq/logging';
import type { Payload } from 'payload';
import { isOutage } from '../platform/database/database-outage.ts';
import { isReadOnly } from '../platform/payload/read-only.ts';
import { changeChat, transact } from './change-chat.ts';
import { signal } from './chat-signals.ts';
import { type Query, queryIn, queryOn } from '../platform/database/query.ts';
import { queueAnswers } from './chat-mails.ts';
import { messagesAfter } from './message-row.ts';

/** Milliseconds. */
const interval = 10_000;

/**
 * Wakes snoozed chats and mails answers to who has left, on each host: the database hands each chat to one of them.
 * @returns the function that ends it
 */
export function startChatClock(payload: Payload): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => (running = running.then(() => asJob('chat-clock', run))), interval);
  return async () => {
    clearInterval(timer);
    await running;
  };

  async function run(): Promise<void> {
    if (isReadOnly()) return;
    try {
      await wakeSnoozed(payload);
      await mailAnswers(payload);
    } catch (error) {
      if (!isOutage(error)) payload.logger.error({ err: error, msg: 'The clock of chats has failed; it goes on.' });
    }
  }
}

/**
 * Opens the snoozed chats whose time has come. Each is taken by one host: the others pass over a row that is locked, and
 * afterwards it is not snoozed any more.
 * @returns how many
 */
export async function wakeSnoozed(payload: Payload, now = new Date()): Promise<number> {
  return transact(payload, async (req) => {
    const query = await queryIn(req);
    const woken = await query<{ id: number }>(
      `UPDATE chats SET state = 'open', snoozed_until = NULL, updated_at = now() WHERE id IN
         (SELECT id FROM chats WHERE state = 'snoozed' AND snoozed_until <= $1 ORDER BY id FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [now],
    );
    for (const { id } of woken) await signal({ chat: id, changed: 'all' }, req);
    return woken.length;
  });
}

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
