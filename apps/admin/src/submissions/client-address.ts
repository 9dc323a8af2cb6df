import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import { env } from '../env.ts';

/** What the server of Node hands to Hono with each request. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * The address of the person who sends. `X-Forwarded-For` counts only as far as it was written by proxies that are
 * trusted (`TRUSTED_PROXIES`): its last entry that is not one of them.
 */
export function clientAddress(c: Context): string {
  const remote = plain((c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '');
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => plain(entry.trim()));
  const chain = [...forwarded.filter((entry) => isIP(entry) > 0), remote];
  return chain.findLast((address) => !isTrusted(address)) ?? chain[0]!;
}

/** Set anew on each request that is handed to Payload, whose handlers see no connection: what came with it says nothing. */
export const clientHeader = 'x-nasaq-client';

/** What limits count by: an IPv4 address, or the /64 that a household or server gets of IPv6. */
export function limitKey(address: string): string {
  return isIP(address) === 6 ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

/** IPv4 that arrives on an IPv6 socket is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}

function isTrusted(address: string): boolean {
  const family = isIP(address);
  return family > 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const trusted = new BlockList();
for (const entry of env.trustedProxies) {
  const [address = '', bits] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) trusted.addAddress(address, family);
  else trusted.addSubnet(address, Number(bits), family);
}

function groups(address: string): string[] {
  // The address parser of URLs writes every spelling in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}
