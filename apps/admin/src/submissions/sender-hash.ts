import { createHmac } from 'node:crypto';
import { getSecret } from '../secret.ts';

/** Tells whether two submissions came from one address, without keeping the address. */
export function senderHash(address: string): string {
  return createHmac('sha256', getSecret()).update(`sender:${address}`).digest('base64url');
}
