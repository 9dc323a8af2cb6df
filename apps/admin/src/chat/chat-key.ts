import type { Payload } from 'payload';
import { isKeyedHash, keyedHash } from '../platform/secrets/secret.ts';
import type { Upload } from '../platform/payload/payload-types.ts';
import { findClaimed } from '../uploads/index.ts';
import { findChat } from './chat-row.ts';
import { queryOn } from '../platform/database/query.ts';

const length = 32;

/** Opens one chat; 192 bits that only this installation can make. */
export function chatKey(reference: string): string {
  return keyedHash('chat', reference).slice(0, length);
}

export function isChatKey(given: string, reference: string): boolean {
  return isKeyedHash(given, 'chat', reference, length);
}

/** What a file's address carries besides its id, since pictures are asked for without the key. */
export function chatFileKey(reference: string, file: number): string {
  return keyedHash('chat-file', `${reference}:${file}`).slice(0, length);
}

export function isChatFileKey(given: string, reference: string, file: number): boolean {
  return isKeyedHash(given, 'chat-file', `${reference}:${file}`, length);
}

/** Whose chats: those begun while signed in, and those with the same mail address, which the account has proven. */
export interface ChatOwner {
  account: number;
  email: string;
}

/** A condition on `chats` with the owner's account as `$1` and address as `$2`. */
export const ownedBy = '(chats.account_id = $1 OR lower(chats.email) = lower($2))';

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
