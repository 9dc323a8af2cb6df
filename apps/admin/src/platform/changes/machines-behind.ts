import type { LookupAddress } from 'node:dns';
import { lookup as askSystem } from 'node:dns/promises';
import { isIPv6 } from 'node:net';

type Lookup = (name: string, options: { all: true }) => Promise<LookupAddress[]>;

/**
 * The addresses of all machines that a name stands for, as the replicas of a service do behind one name. Not those of
 * `https`, whose certificate is for the name; nor of loopback, which is one machine by two addresses.
 * @param url without a slash at its end
 * @returns the address itself where the name stands for one machine, or is not found
 */
export async function machinesBehind(url: string, lookup: Lookup = askSystem): Promise<string[]> {
  const { hostname, protocol, port } = new URL(url);
  if (protocol !== 'http:') return [url];
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const machines = new Set(found.map(({ address }) => address));
  if (machines.size < 2 || [...machines].every(isLoopback)) return [url];
  return [...machines].map(
    (address) => `http://${isIPv6(address) ? `[${address}]` : address}${port ? `:${port}` : ''}`,
  );
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
