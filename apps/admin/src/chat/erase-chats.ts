import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { type ChatOwner, ownedBy } from './chat-key.ts';
import { queryIn } from '../platform/database/query.ts';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import { removeUploadsOf } from '../uploads/index.ts';
import { signal } from './chat-signals.ts';

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
