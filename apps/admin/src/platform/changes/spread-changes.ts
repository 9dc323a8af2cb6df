import { log } from '@nasaq/logging';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notifier } from '../database/notifications.ts';
import { openOwnQuery, type Query } from '../database/query.ts';
import { announceChange, onChange, type Change } from './change.ts';
import { countChange, prepareChangeCount } from './change-count.ts';

const channel = 'nasaq_changes';

/** Tells every running host of a change, from beside them. */
export async function tellHosts(query: Query, change: Change): Promise<void> {
  await prepareChangeCount(query);
  await countChange(query, channel, { from: randomUUID(), change } satisfies Omit<Message, 'count'>);
}

const retryDelay = 1_000;

/** A change on its way to the other admin hosts on the same database. */
interface Message {
  from: string;
  change: Change;
  count: number;
}

/**
 * Lets every admin host on one database know what any of them has published, by its notifications, and counts the
 * changes for sites that may miss one. What could not be told, because this host or the database was away, is made up
 * for by a change of everything.
 * @param onCounted called with each change, of whichever host, once this host knows of it, and with its number; `null`
 * where it could not be counted
 * @returns the function that ends it
 */
export async function spreadChanges(
  databaseUrl: string,
  notifier: Notifier,
  onCounted: (change: Change, count: number | null) => void,
): Promise<() => Promise<void>> {
  const host = randomUUID();
  const received = new WeakSet<Change>();
  const closing = new AbortController();
  let makingUp = false;

  // What is published while all connections of the pool are taken is told all the same, and in the order it came.
  const own = openOwnQuery(databaseUrl);
  await prepareChangeCount(own.query);
  const listening = [
    await notifier.listen(channel, receive),
    // Meanwhile anything may have changed, and sites may have asked this host for it.
    notifier.onGap(() => announceChange({ type: 'all' })),
  ];
  // This host may have ended between a commit and its count.
  await count({ type: 'all' });
  const unsubscribe = onChange((change) => {
    if (!received.has(change)) void notify(change);
  });
  return async () => {
    closing.abort();
    for (const stop of [unsubscribe, ...listening]) stop();
    await own.close().catch(() => {});
  };

  function count(change: Change): Promise<number> {
    return countChange(own.query, channel, { from: host, change } satisfies Omit<Message, 'count'>);
  }

  async function notify(change: Change): Promise<void> {
    const number = await count(change).catch((error: unknown) => {
      log.error('A change was not told to other hosts.', { error });
      void makeUp();
      return null;
    });
    onCounted(change, number);
  }

  /** Counts once for everything that could not be counted, when the database is back. */
  async function makeUp(): Promise<void> {
    if (makingUp) return;
    makingUp = true;
    const everything: Change = { type: 'all' };
    while (!closing.signal.aborted) {
      try {
        await wait(retryDelay, undefined, { signal: closing.signal });
        const number = await count(everything);
        makingUp = false;
        return onCounted(everything, number);
      } catch {
        // Not yet.
      }
    }
  }

  function receive(payload: string): void {
    const { from, change, count: number } = JSON.parse(payload) as Message;
    if (from === host) return;
    received.add(change);
    announceChange(change);
    onCounted(change, number);
  }
}
