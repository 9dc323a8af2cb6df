import type { Product } from '../../faults/product/product.ts';
import type { Row } from '../../faults/product/rows.ts';
import { until } from '../../faults/product/until.ts';

/** As the admin host notes it (`apps/admin/src/backup/schedule/state.ts`). */
interface BackupState {
  begun?: { slot: string };
  made?: { name: string; slot?: string };
  proven?: { name: string };
}

/** What the clock has had done since this was opened. */
export interface DoneWork {
  /** Times that the nightly check has gone over everything. */
  checks: number;
  /** Backups that were made by the schedule. */
  backups: number;
  /** Times that the figures of content gaps were renewed. */
  figures: number;
}

/** What the clock has the hosts do, as the database tells of it. */
export function dueWork({ rows }: Product) {
  const checks = new Set<string>();
  const backups = new Set<string>();
  const figures = new Set<string>();

  async function look(): Promise<BackupState> {
    const [checked] = await rows.query('SELECT ran_at FROM checks WHERE ran_at IS NOT NULL');
    if (checked) checks.add(String(checked.ran_at));
    const state = await backupState();
    if (state.made) backups.add(state.made.name);
    const renewed = await lastFigures();
    if (renewed) figures.add(renewed.toISOString());
    return state;
  }

  async function backupState(): Promise<BackupState> {
    const [row] = await rows.query(`SELECT data FROM payload_kv WHERE key = 'nasaq-backups'`);
    return (row?.data ?? {}) as BackupState;
  }

  async function lastFigures(): Promise<Date | null> {
    const [row] = await rows.query('SELECT max(updated_at) AS at FROM gap_figures');
    return (row?.at ?? null) as Date | null;
  }

  /** Mails that are to be sent, and publications whose time has come. */
  async function waiting(): Promise<Row[]> {
    return rows.query(
      `SELECT 'mail' AS what, id FROM mails WHERE state = 'queued' AND coalesce(next_attempt_at, now()) <= now()
       UNION ALL SELECT 'publication', id FROM payload_jobs WHERE completed_at IS NULL AND wait_until <= now()`,
    );
  }

  const isProven = ({ begun, made, proven }: BackupState) =>
    begun !== undefined && made?.slot === begun.slot && proven?.name === made.name;

  return {
    /**
     * Waits until nothing is left to do at the clock's present time.
     * @param figuresSince the figures of gaps have to be newer
     */
    async isDone(figuresSince: Date | null): Promise<void> {
      let missing = '';
      await until(
        async () => {
          const state = await look();
          const left = await waiting();
          const renewed = await lastFigures();
          const late = figuresSince !== null && (renewed === null || renewed < figuresSince);
          missing = JSON.stringify({ state, left: left.slice(0, 5), renewed });
          return isProven(state) && left.length === 0 && !late;
        },
        () => `all is done that is due: ${missing}`,
        { patience: 180_000, pause: 100 },
      );
    },
    counts: (): DoneWork => ({ checks: checks.size, backups: backups.size, figures: figures.size }),
  };
}
