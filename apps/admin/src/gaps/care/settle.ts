import type { Payload } from 'payload';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { queryIn, queryOn } from '../../platform/database/query.ts';
import type { Gap } from '../gap.ts';
import { recordAct } from './write-care.ts';

/** Days for which is kept what was said of what is solved. */
const kept = 90;

/**
 * Compares what was said of gaps with those that there are: what is gone counts as solved and says so in its history, what
 * has come back is open again and still whose it was.
 * @param gaps all of them
 */
export async function settleGaps(payload: Payload, gaps: readonly Gap[]): Promise<void> {
  const keys = gaps.map(({ key }) => key);
  const turned = `(solved_at IS NULL) <> (key = ANY($1))`;
  // Nearly always there is nothing to do, and nobody waits for a lock.
  if ((await queryOn(payload)(`SELECT FROM gaps WHERE ${turned} LIMIT 1`, [keys])).length === 0) return;
  await inTransaction(payload, async (req) => {
    await lockInTransaction(req, 'settledGaps');
    const query = await queryIn(req);
    const rows = await query<{ id: number; isBack: boolean }>(
      `UPDATE gaps SET solved_at = CASE WHEN solved_at IS NULL THEN now() END, off = NULL, until = NULL, mark = NULL
       WHERE ${turned} RETURNING id, solved_at IS NULL AS "isBack"`,
      [keys],
    );
    for (const { id, isBack } of rows) await recordAct(req, id, { act: isBack ? 'returned' : 'solved', actor: null });
    await query(
      `WITH old AS (SELECT id FROM gaps WHERE solved_at < now() - make_interval(days => $1)),
         acts AS (DELETE FROM gap_acts WHERE gap_id IN (SELECT id FROM old))
       DELETE FROM gaps WHERE id IN (SELECT id FROM old)`,
      [kept],
    );
  });
}
