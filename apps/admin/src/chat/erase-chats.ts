import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { type ChatOwner, ownedBy } from './chat-key.ts';
import { queryIn, queryOn } from '../platform/database/query.ts';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import { removeUploadsOf } from '../uploads/index.ts';
import { signal } from './chat-signals.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';

/**
 * Deletes everything that somebody has said in chats, within the transaction of `req`.
 * @returns how many chats
 */
export async function eraseChats({ account, email }: ChatOwner, req: PayloadRequest): Promise<number> {
  const query = await queryIn(req);
  const rows = await query<{ id: number }>(`SELECT id FROM chats WHERE ${ownedBy} ORDER BY id FOR UPDATE`, [
    account,
    email,
  ]);
  for (const { id } of rows) await req.payload.delete({ collection: 'chats', id, depth: 0, overrideAccess: true, req });
  return rows.length;
}

/** With a chat go its messages, notes, files, history and mails, whoever deletes it. */
export const deleteOfChat: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const chat = Number(id);
  const attached = ofSubmission('chats', chat);
  await removeUploadsOf({ kind: 'chats', id: chat }, req);
  await req.payload.db.deleteMany({ collection: 'events', where: attached, req });
  await req.payload.db.deleteMany({ collection: 'mails', where: attached, req });
  const where = { chat: { equals: chat } };
  await req.payload.db.deleteMany({ collection: 'chat-notes', where, req });
  await req.payload.db.deleteMany({ collection: 'chat-messages', where, req });
  await signal({ chat, erased: true }, req);
};

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
