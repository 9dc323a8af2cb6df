import type { Payload } from 'payload';
import { repeat } from '../payload/repeat.ts';
import { setReadOnly } from '../payload/read-only.ts';
import type { Notifier } from './notifications.ts';
import { type Query, queryOn } from './query.ts';

const channel = 'nasaq_maintenance';
/** In Payload's table of single values, so that it outlives every process and the server. */
const key = 'nasaq-maintenance';
/** Milliseconds. Notifications tell at once; this is for one that was missed. */
const lookEvery = 10_000;

/** Since when all hosts on the database only read; `null` where they write. */
export async function readMaintenance(query: Query): Promise<Date | null> {
  const [row] = await query<{ data: { since: string } }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
  return row ? new Date(row.data.since) : null;
}

/** Has every running host on the database only read, or write again, within a second; those that start later, too. */
export async function sayMaintenance(query: Query, on: boolean): Promise<void> {
  // In one statement each, so that nobody is told of what is not stored.
  if (on)
    await query(
      `WITH said AS (INSERT INTO payload_kv (key, data) VALUES ($1, jsonb_build_object('since', now()))
         ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING 1)
       SELECT pg_notify($2, 'on') FROM said`,
      [key, channel],
    );
  else
    await query(
      `WITH gone AS (DELETE FROM payload_kv WHERE key = $1 RETURNING 1)
       SELECT pg_notify($2, 'off') FROM (SELECT count(*) FROM gone) counted`,
      [key, channel],
    );
}

/**
 * Keeps this process to what was said. While the database does not answer, what was known last holds.
 * @returns how to stop
 */
export async function followMaintenance(payload: Payload, notifier: Notifier): Promise<() => Promise<void>> {
  const query = queryOn(payload);
  const look = async () => setReadOnly((await readMaintenance(query)) !== null);
  const listening = [
    await notifier.listen(channel, (message) => setReadOnly(message === 'on')),
    notifier.onGap(() => void look().catch(() => {})),
  ];
  await look();
  const end = repeat(payload, {
    job: 'maintenance',
    every: lookEvery,
    failed: 'Whether the host may write could not be read; what was known last holds.',
    whileReadOnly: true,
    run: look,
  });
  return async () => {
    for (const stop of listening) stop();
    await end();
  };
}
