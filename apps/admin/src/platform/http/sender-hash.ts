import { keyedHash } from '../secrets/keyed-hash.ts';

/** Tells whether two submissions came from one address, without keeping the address. */
export function senderHash(address: string): string {
  return keyedHash('sender', address);
}
