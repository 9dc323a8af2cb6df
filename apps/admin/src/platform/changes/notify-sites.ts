import { log } from '@nasaq/logging';
import { backoff, type BackoffOptions } from '@nasaq/connectivity';
import { type Purge, purgePath, purgeSignatureHeader } from '@nasaq/contract';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LookupAddress } from 'node:dns';
import { lookup as askSystem } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import type { Change } from './change.ts';

/** A site that is away longer asks for what it missed when it is back. */
const attempts = 4;
const pauses: BackoffOptions = { first: 200, longest: 5_000, factor: 5 };
const timeout = 5_000;

/** Changes of one moment go out together. */
const gatherFor = 20;

/**
 * Tells each site at once which content has changed, so that it forgets the pages made from it.
 * @param sites addresses without a slash at the end; where several machines stand behind one, each is told
 */
export function notifySites(
  sites: readonly string[],
  secret: string,
  find: (site: string) => Promise<string[]> = machinesBehind,
): (change: Change, count: number | null) => void {
  let gathered: { change: Change; count: number | null }[] = [];
  return (change, count) => {
    gathered.push({ change, count });
    if (gathered.length > 1) return;
    setTimeout(() => {
      const purge = purgeOf(gathered);
      gathered = [];
      for (const site of sites) void find(site).then((machines) => machines.map((url) => notify(url, purge, secret)));
    }, gatherFor);
  };
}

function purgeOf(gathered: readonly { change: Change; count: number | null }[]): Purge {
  const types = new Set(gathered.map(({ change }) => change.type));
  const counts = new Set(gathered.map(({ count }) => count));
  const numbers = [...counts].filter((count) => count !== null);
  const counted = numbers.length === counts.size;
  const first = counted ? Math.min(...numbers) : null;
  const last = counted ? Math.max(...numbers) : null;
  // A number between them belongs to a change that this host has not heard of yet: the site must not take it as told.
  const complete = first === null || last === null || last - first + 1 === numbers.length;
  const named = complete && !types.has('all');
  const withdrawn = new Set(gathered.filter(({ change }) => change.withdrawn).map(({ change }) => change.type));
  return {
    tags: named ? [...types] : null,
    withdrawn: named ? [...withdrawn] : null,
    first,
    last,
    at: Date.now(),
  };
}

async function notify(site: string, purge: Purge, secret: string): Promise<void> {
  const body = JSON.stringify(purge);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  let reason = '';
  for (let failures = 0; failures < attempts; failures += 1) {
    if (failures > 0) await wait(backoff(failures, pauses));
    try {
      const response = await fetch(site + purgePath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [purgeSignatureHeader]: signature },
        body,
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      // 405: a site that keeps no pages has nothing to forget.
      if (response.ok || response.status === 405) return;
      reason = `it answered ${response.status}`;
      if (response.status < 500) break;
    } catch (error) {
      reason = String(error);
    }
  }
  log.error(`${site} was not told of a change (${reason}); it finds out by itself within half a minute.`);
}

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
