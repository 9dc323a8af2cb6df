import { isSameHash, keyedHash } from '../platform/secrets/keyed-hash.ts';

const length = 32;

/** Opens one chat; 192 bits that only this installation can make. */
export function chatKey(reference: string): string {
  return keyedHash('chat', reference).slice(0, length);
}

export function isChatKey(given: string, reference: string): boolean {
  return isSameHash(given, chatKey(reference));
}

/** What a file's address carries besides its id, since pictures are asked for without the key. */
export function chatFileKey(reference: string, file: number): string {
  return keyedHash('chat-file', `${reference}:${file}`).slice(0, length);
}

export function isChatFileKey(given: string, reference: string, file: number): boolean {
  return isSameHash(given, chatFileKey(reference, file));
}
