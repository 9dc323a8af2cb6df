import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { announceChange, onChange, type Change } from './change.ts';
import { countChange, prepareChangeCount } from './change-count.ts';

const channel = 'nasaq_changes';
const reconnectDelay = 1_000;

/** A change on its way to the other admin hosts on the same database. */
interface Message {
  from: string;
  change: Change;
}

/**
 * Lets every admin host on one database know what any of them has published, by LISTEN and NOTIFY, and counts the
 * changes for sites that may miss one. While the connection was broken anything may have changed.
 * @param onOwn called with each change of this host and its number, `null` where the database was away
 * @returns the function that ends it
 */
export async function spreadChanges(
  databaseUrl: string,
  onOwn: (change: Change, count: number | null) => void,
): Promise<() => Promise<void>> {
  const host = randomUUID();
  const received = new WeakSet<Change>();
  const closing = new AbortController();
  let client: pg.Client | null = null;

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => {});
  await prepareChangeCount(pool);
  await listen();
  const unsubscribe = onChange((change) => {
    if (!received.has(change)) void tell(change).then((count) => onOwn(change, count));
  });
  return async () => {
    closing.abort();
    unsubscribe();
    await client?.end().catch(() => {});
    await pool.end().catch(() => {});
  };

  async function tell(change: Change): Promise<number | null> {
    try {
      return await countChange(pool, channel, JSON.stringify({ from: host, change } satisfies Message));
    } catch (error) {
      console.error(`A change was not told to other hosts: ${String(error)}`);
      return null;
    }
  }

  async function listen(): Promise<void> {
    const listener = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    listener.on('error', () => {});
    listener.on('notification', ({ payload }) => receive(payload ?? ''));
    await listener.connect();
    await listener.query(`LISTEN ${channel}`);
    if (closing.signal.aborted) return listener.end();
    listener.once('end', () => void reconnect());
    client = listener;
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await wait(reconnectDelay, undefined, { signal: closing.signal });
        await listen();
        emit({ type: 'all' });
        return;
      } catch {
        // The database is still away, or this host is closing.
      }
    }
  }

  function receive(payload: string): void {
    const { from, change } = JSON.parse(payload) as Message;
    if (from !== host) emit(change);
  }

  function emit(change: Change): void {
    received.add(change);
    announceChange(change);
  }
}
