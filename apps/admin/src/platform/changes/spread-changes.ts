import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { announceChange, onChange, type Change } from './change.ts';
import { countChange, prepareChangeCount } from './change-count.ts';

const channel = 'nasaq_changes';
const retryDelay = 1_000;

/** A change on its way to the other admin hosts on the same database. */
interface Message {
  from: string;
  change: Change;
  count: number;
}

/**
 * Lets every admin host on one database know what any of them has published, by LISTEN and NOTIFY, and counts the
 * changes for sites that may miss one. What could not be told, because this host or the database was away, is made up
 * for by a change of everything.
 * @param onCounted called with each change, of whichever host, once this host knows of it, and with its number; `null`
 * where it could not be counted
 * @returns the function that ends it
 */
export async function spreadChanges(
  databaseUrl: string,
  onCounted: (change: Change, count: number | null) => void,
): Promise<() => Promise<void>> {
  const host = randomUUID();
  const received = new WeakSet<Change>();
  const closing = new AbortController();
  let client: pg.Client | null = null;
  let makingUp = false;

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {});
  await prepareChangeCount(pool);
  await listen();
  // This host may have ended between a commit and its count.
  await count({ type: 'all' });
  const unsubscribe = onChange((change) => {
    if (!received.has(change)) void tell(change);
  });
  return async () => {
    closing.abort();
    unsubscribe();
    await client?.end().catch(() => {});
    await pool.end().catch(() => {});
  };

  function count(change: Change): Promise<number> {
    return countChange(pool, channel, { from: host, change } satisfies Omit<Message, 'count'>);
  }

  async function tell(change: Change): Promise<void> {
    const number = await count(change).catch((error: unknown) => {
      console.error(`A change was not told to other hosts: ${String(error)}`);
      void makeUp();
      return null;
    });
    onCounted(change, number);
  }

  /** Counts once for everything that could not be counted. */
  async function makeUp(): Promise<void> {
    if (makingUp) return;
    makingUp = true;
    const everything: Change = { type: 'all' };
    await untilDone(async () => {
      const number = await count(everything);
      makingUp = false;
      onCounted(everything, number);
    });
  }

  async function listen(): Promise<void> {
    const listener = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    listener.on('error', () => {});
    listener.on('notification', ({ payload }) => receive(payload ?? ''));
    try {
      await listener.connect();
      await listener.query(`LISTEN ${channel}`);
    } catch (error) {
      void listener.end().catch(() => {});
      throw error;
    }
    if (closing.signal.aborted) return listener.end();
    listener.once('end', () => void untilDone(listenAgain));
    client = listener;
  }

  /** Meanwhile anything may have changed, and sites may have asked this host for it. */
  async function listenAgain(): Promise<void> {
    await listen();
    announceChange({ type: 'all' });
  }

  /** Tries until the database is back or this host closes. */
  async function untilDone(work: () => Promise<void>): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await wait(retryDelay, undefined, { signal: closing.signal });
        return await work();
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
