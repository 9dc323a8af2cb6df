import { type Sender, senderReader } from '@nasaq/serving';
import type { Context } from 'hono';
import { env } from '../../env.ts';
import { keyedHash } from '../secrets/secret.ts';

export { limitKey } from '@nasaq/serving';

/** What the server of Node hands to Hono with each request. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

const senderOf = senderReader(env.trustedProxies);

/** Who sends a request, as far as `TRUSTED_PROXIES` lets the way be believed that it has come. */
export function sender(c: Context): Sender {
  const { incoming } = (c.env ?? {}) as NodeBindings;
  return senderOf(incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'));
}

/** The address of the person who sends. */
export function clientAddress(c: Context): string {
  return sender(c).address;
}

/** Set anew on each request that is handed to Payload, whose handlers see no connection: what came with it says nothing. */
export const clientHeader = 'x-nasaq-client';

/** Tells whether two submissions came from one address, without keeping the address. */
export function senderHash(address: string): string {
  return keyedHash('sender', address);
}
