import type { Query } from '../../platform/database/query.ts';

/** What became of the last backups, as all hosts on the database and the dashboard know it; moments in ISO. */
export interface BackupState {
  /** The time of day (`newestSlot`) that was last taken up, by whichever host. */
  begun?: { slot: string; at: string } | null;
  /** `slot` is absent for one that somebody made by hand. */
  made?: { at: string; name: string; bytes: number; slot?: string } | null;
  /** The last attempt, where it failed. */
  failed?: { at: string; reason: string } | null;
  /** The newest backup that was restored elsewhere and compared. */
  proven?: { at: string; name: string; rows: number; files: number } | null;
  /** The last proof, where it failed. */
  refuted?: { at: string; name: string; reason: string } | null;
}

/** In Payload's table of single values, which every backup holds, too: a restored host knows of the backups before. */
const key = 'nasaq-backups';

export async function readBackupState(query: Query): Promise<BackupState> {
  const [row] = await query<{ data: BackupState }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
  return row?.data ?? {};
}

/** What is not said stays. */
export async function noteBackupState(query: Query, change: BackupState): Promise<void> {
  await query(
    `INSERT INTO payload_kv (key, data) VALUES ($1, $2::jsonb)
     ON CONFLICT (key) DO UPDATE SET data = payload_kv.data || excluded.data`,
    [key, JSON.stringify(change)],
  );
}

const hour = 60 * 60_000;
const pauses = { afterFailure: hour, afterDeath: 3 * hour };

/** Whether a backup of this time of day is to be begun now: nobody has, or who has did not come to an end. */
export function isDue({ begun, failed, made }: BackupState, slot: string, now: Date): boolean {
  if (made?.slot !== undefined && made.slot >= slot) return false;
  if (!begun || begun.slot < slot) return true;
  const pause = failed && failed.at >= begun.at ? pauses.afterFailure : pauses.afterDeath;
  return now.getTime() - Date.parse(begun.at) >= pause;
}

export type Verdict = 'unscheduled' | 'waiting' | 'failed' | 'refuted' | 'overdue' | 'unproven' | 'good';

/** A day, and as much as the slowest backup and its proof may take. */
const patience = 27 * hour;

/** What somebody who answers for the data has to know first. */
export function verdictOn(
  { failed, made, proven, refuted }: BackupState,
  isScheduled: boolean,
  now = new Date(),
): Verdict {
  if (failed) return 'failed';
  if (refuted && refuted.name === made?.name) return 'refuted';
  if (!isScheduled) return 'unscheduled';
  if (!made) return 'waiting';
  if (now.getTime() - Date.parse(made.at) > patience) return 'overdue';
  return proven?.name === made.name ? 'good' : 'unproven';
}
