import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecret } from './secret.ts';

/**
 * What only this installation can make of a value: HMAC-SHA-256 under its secret, 43 characters of base64url. The purpose
 * (without a colon) keeps the hashes of one use from standing for another's.
 */
export function keyedHash(purpose: string, value: string): string {
  return createHmac('sha256', getSecret()).update(`${purpose}:${value}`).digest('base64url');
}

/** Compares in constant time; strings of two lengths differ. */
export function isSameHash(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
