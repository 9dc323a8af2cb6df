import type { Payload } from 'payload';
import type { Upload } from '../platform/payload/payload-types.ts';
import { findClaimed } from '../uploads/index.ts';
import { findChat } from './chat-row.ts';
import { queryOn } from '../platform/database/query.ts';

/** A file of the chat with this reference. */
export async function findChatFile(id: number, reference: string, payload: Payload): Promise<Upload | null> {
  const [upload, chat] = await Promise.all([
    findClaimed(String(id), payload),
    findChat({ reference }, queryOn(payload)),
  ]);
  const owner = upload?.submission;
  if (!chat || owner?.relationTo !== 'chats') return null;
  return (typeof owner.value === 'object' ? owner.value.id : owner.value) === chat.id ? upload : null;
}
