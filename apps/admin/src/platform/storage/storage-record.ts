import type { Query } from '../database/query.ts';

export type Place = 'disk' | 's3';

/** Where files are, as all hosts on the database know it. */
export interface StorageState {
  /** Where new ones go. */
  at: Place;
  /** Where some may still, or already, be: files are being moved. */
  also?: Place | null;
  /** Until then nothing is removed from S3, because a backup reads what it has seen there; ISO. */
  heldUntil?: string | null;
}

/** What several hosts agree upon. */
export interface StorageRecord {
  state: () => Promise<StorageState>;
  /** What is not said stays. */
  note: (change: Partial<StorageState>) => Promise<void>;
  /** Files that are to be removed when nothing holds them any more: `uploads/<key>`. */
  postpone: (paths: readonly string[]) => Promise<void>;
  postponed: () => Promise<string[]>;
  forget: (paths: readonly string[]) => Promise<void>;
}

/** In Payload's table of single values. */
const keys = { state: 'nasaq-storage', postponed: 'nasaq-storage-postponed' };

export function storageRecord(query: Query): StorageRecord {
  return {
    state: async () => ({ at: 'disk', ...(await valueOf<Partial<StorageState>>(keys.state)) }),
    note: (change) => merge(keys.state, change, 'payload_kv.data || excluded.data'),
    postpone: (paths) => merge(keys.postponed, paths, 'payload_kv.data || excluded.data'),
    postponed: async () => (await valueOf<string[]>(keys.postponed)) ?? [],
    forget: async (paths) => {
      await query('UPDATE payload_kv SET data = data - $2::text[] WHERE key = $1', [keys.postponed, paths]);
    },
  };

  async function valueOf<T>(key: string): Promise<T | undefined> {
    const [row] = await query<{ data: T }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
    return row?.data;
  }

  async function merge(key: string, value: unknown, both: string): Promise<void> {
    await query(
      `INSERT INTO payload_kv (key, data) VALUES ($1, $2::jsonb) ON CONFLICT (key) DO UPDATE SET data = ${both}`,
      [key, JSON.stringify(value)],
    );
  }
}

/**
 * Where files are in an installation that has not said so yet: an empty one begins with S3 where that is set, one that
 * has files has them on disk until they are moved.
 */
export async function beginRecord(query: Query, hasS3: boolean): Promise<StorageState> {
  const [found] = await query<{ data: StorageState | null; empty: boolean }>(
    `SELECT (SELECT data FROM payload_kv WHERE key = $1) AS data,
       NOT EXISTS (SELECT FROM media) AND NOT EXISTS (SELECT FROM uploads) AS empty`,
    [keys.state],
  );
  if (found!.data) return { ...found!.data, at: found!.data.at ?? 'disk' };
  const state: StorageState = { at: hasS3 && found!.empty ? 's3' : 'disk' };
  if (state.at === 's3') await storageRecord(query).note(state);
  return state;
}
