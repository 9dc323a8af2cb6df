import type { PayloadRequest } from 'payload';
import { queryIn } from '../../platform/database/query.ts';
import type { Gap } from '../gap.ts';
import type { CareAct, WayOff } from './care.ts';

/** What changes of what was said of a gap; the rest stays. */
export interface CareChange {
  member?: number | null;
  due?: string | null;
  off?: WayOff | null;
  until?: string | null;
  mark?: string | null;
}

interface Act {
  act: CareAct;
  /** `null` = nobody: it came so by itself. */
  actor: number | null;
  member?: number | null;
  day?: string | null;
}

/** Says something of a gap, within the transaction of `req`. @returns whose it was before */
export async function writeCare(
  req: PayloadRequest,
  gap: Gap,
  { due, mark, member, off, until }: CareChange,
  act: Act,
): Promise<number | null> {
  const query = await queryIn(req);
  const { key, kind, locale, source, title } = gap;
  // Made before it is locked: of two at once, one waits for the other.
  await query(`INSERT INTO gaps (key, kind, source, locale) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING`, [
    key,
    kind,
    source,
    locale,
  ]);
  const [before] = await query<{ id: number; member_id: number | null }>(
    'SELECT id, member_id FROM gaps WHERE key = $1 FOR UPDATE',
    [key],
  );
  const { id } = before!;
  await query(
    `UPDATE gaps SET title = $2, solved_at = NULL, updated_at = now(),
       member_id = CASE WHEN $3 THEN $4::int ELSE member_id END, due = CASE WHEN $5 THEN $6 ELSE due END,
       off = CASE WHEN $7 THEN $8::enum_gaps_off ELSE off END, until = CASE WHEN $7 THEN $9 ELSE until END,
       mark = CASE WHEN $7 THEN $10 ELSE mark END
     WHERE id = $1`,
    [
      id,
      title,
      member !== undefined,
      member ?? null,
      due !== undefined,
      due ?? null,
      off !== undefined,
      off ?? null,
      until ?? null,
      mark ?? null,
    ],
  );
  await recordAct(req, id, act);
  return before!.member_id;
}

export async function recordAct(
  req: PayloadRequest,
  gap: number,
  { act, actor, day = null, member = null }: Act,
): Promise<void> {
  const query = await queryIn(req);
  await query(`INSERT INTO gap_acts (gap_id, act, actor, member, day) VALUES ($1, $2, $3, $4, $5)`, [
    gap,
    act,
    actor,
    member,
    day,
  ]);
}
