import { BlockList, isIP } from 'node:net';

/** Who sends a request, as far as the way that it has come can be believed. */
export interface Sender {
  address: string;
  /** A proxy of ours has passed the request on, or somebody else has connected: it is not the proxy's own. */
  isVisitor: boolean;
}

/** An address or a network, as `10.0.0.0/8`. */
export function isNetwork(entry: string): boolean {
  const [address = '', bits = '0', ...rest] = entry.split('/');
  const family = isIP(address);
  return rest.length === 0 && family > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128);
}

const maxJudged = 500;

/**
 * Tells senders apart. `X-Forwarded-For` counts only as far as it was written by proxies that are trusted: its last
 * entry that is not one of them.
 * @param proxies addresses and networks of our own proxies
 */
export function senderReader(
  proxies: readonly string[],
): (remote: string | undefined, forwarded: string | undefined) => Sender {
  const trusted = new BlockList();
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  const judged = new Map<string, boolean>();
  /** Our own proxies are few, and each stands before many requests. */
  const isTrusted = (address: string) => {
    const before = judged.get(address);
    if (before !== undefined) return before;
    const isOurs = isIP(address) > 0 && trusted.check(address, familyOf(address));
    if (judged.size >= maxJudged) judged.clear();
    judged.set(address, isOurs);
    return isOurs;
  };

  return (remote = '', forwarded = '') => {
    const before = forwarded === '' ? [] : forwarded.split(',').map((entry) => plain(entry.trim()));
    const chain = [...before.filter((entry) => isIP(entry) > 0), plain(remote)];
    const address = chain.findLast((entry) => !isTrusted(entry));
    return { address: address ?? chain[0]!, isVisitor: address !== undefined || chain.length > 1 };
  };
}

/** What limits count by: an IPv4 address, or the /64 that a household or server gets of IPv6. */
export function limitKey(address: string): string {
  return isIP(address) === 6 ? `${groups(address).slice(0, 4).join(':')}::/64` : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** IPv4 that arrives on an IPv6 socket is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%', 1)[0]!;
}

function groups(address: string): string[] {
  // The address parser of URLs writes every spelling in one way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  return tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
}
