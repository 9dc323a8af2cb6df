import type { Query } from '../platform/database/query.ts';

/** What is known of the way to a launch. */
interface StartState {
  /** Who looks after the site does not want to see the list on the dashboard. */
  putAway?: boolean;
  /** A test mail was handed over; ISO. */
  mailed?: string;
  /** Somebody has read the built texts that promise something, and lets them stand; ISO. */
  read?: string;
  /** The demo's content was removed: it does not come back by itself; ISO. */
  own?: string;
  /** Somebody has said when the company is open, be it never. */
  hours?: boolean;
}

const key = 'nasaq-start';

export async function readStart(query: Query): Promise<StartState> {
  const [row] = await query<{ data: StartState }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
  return row?.data ?? {};
}

/** What is not said stays. */
export async function noteStart(query: Query, change: StartState): Promise<void> {
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2::jsonb)
     ON CONFLICT (key) DO UPDATE SET data = payload_kv.data || excluded.data`,
    [key, JSON.stringify(change)],
  );
}
