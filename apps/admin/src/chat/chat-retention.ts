import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { queryIn, queryOn } from '../platform/database/query.ts';

const batch = 100;

/** What is over: nothing said or noted since `$1`; spam since `$2`. */
const isOver = `(coalesce(chats.last_message_at, chats.created_at) < $1
  OR (chats.spam IS TRUE AND coalesce(chats.last_message_at, chats.created_at) < $2))
  AND NOT EXISTS (SELECT 1 FROM chat_notes n WHERE n.chat_id = chats.id
    AND n.created_at >= CASE WHEN chats.spam IS TRUE THEN $2::timestamptz ELSE $1::timestamptz END)`;

/**
 * Deletes chats for which the time of messages is over, each locked and looked at again in a transaction of its own.
 * @returns how many
 */
export async function deleteOldChats(
  payload: Payload,
  { messages, spam }: { messages: Date; spam: Date },
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  for (let after = 0; ;) {
    const rows = await queryOn(payload)<{ id: number }>(
      `SELECT id FROM chats WHERE id > $3 AND ${isOver} ORDER BY id LIMIT ${batch}`,
      [messages, spam, after],
    );
    for (const { id } of rows) {
      if (signal?.aborted) return deleted;
      deleted += await inTransaction(payload, async (req) => {
        const query = await queryIn(req);
        const due = await query(`SELECT id FROM chats WHERE id = $3 AND ${isOver} FOR UPDATE OF chats`, [
          messages,
          spam,
          id,
        ]);
        if (due.length > 0) await payload.delete({ collection: 'chats', id, depth: 0, overrideAccess: true, req });
        return due.length;
      });
    }
    if (rows.length < batch) return deleted;
    after = rows.at(-1)!.id;
  }
}
