import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecret } from '../secret.ts';

const length = 32;

/** Opens one chat; 192 bits that only this installation can make. */
export function chatKey(reference: string): string {
  return derive(`chat:${reference}`);
}

export function isChatKey(given: string, reference: string): boolean {
  return isEqual(given, chatKey(reference));
}

/** What a file's address carries besides its id, since pictures are asked for without the key. */
export function chatFileKey(reference: string, file: number): string {
  return derive(`chat-file:${reference}:${file}`);
}

export function isChatFileKey(given: string, reference: string, file: number): boolean {
  return isEqual(given, chatFileKey(reference, file));
}

function derive(purpose: string): string {
  return createHmac('sha256', getSecret()).update(purpose).digest('base64url').slice(0, length);
}

function isEqual(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
