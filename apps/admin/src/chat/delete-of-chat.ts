import type { CollectionBeforeDeleteHook } from 'payload';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import { removeUploadsOf } from '../uploads/index.ts';
import { signal } from './chat-signals.ts';

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
