import type { Where } from '../../platform/database/adapter.ts';
import { queryFor } from '../../platform/database/query.ts';
import type { factorKinds } from './collection.ts';

/** A second factor, as it is stored. */
export interface FactorRow {
  id: number;
  kind: (typeof factorKinds)[number];
  name: string | null;
  secret: string | null;
  credential: string | null;
  public_key: string | null;
  counter: number;
  transports: string | null;
  last_step: number;
  used_at: Date | null;
  created_at: Date;
}

/** All of a member's, the oldest first. */
export async function factorsOf(member: number, req: Where): Promise<FactorRow[]> {
  const query = await queryFor(req);
  return query<FactorRow>(
    `SELECT id, kind, name, secret, credential, public_key, coalesce(counter, 0)::float8 AS counter, transports,
       coalesce(last_step, 0)::float8 AS last_step, used_at, created_at
     FROM staff_factors WHERE member = $1 ORDER BY id`,
    [member],
  );
}

/** Recovery codes alone let nobody in a second time: they stand in for a factor that was lost. */
export function isProtected(factors: readonly FactorRow[]): boolean {
  return factors.some(({ kind }) => kind !== 'recovery');
}

type NewFactor = Pick<FactorRow, 'kind'> & Partial<Omit<FactorRow, 'id' | 'kind' | 'used_at' | 'created_at'>>;

export async function addFactor(member: number, factor: NewFactor, req: Where): Promise<void> {
  const { counter = null, credential = null, kind, last_step: step = null, name = null } = factor;
  const query = await queryFor(req);
  await query(
    `INSERT INTO staff_factors
       (member, kind, name, secret, credential, public_key, counter, transports, last_step, updated_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), now())`,
    [
      member,
      kind,
      name,
      factor.secret ?? null,
      credential,
      factor.public_key ?? null,
      counter,
      factor.transports ?? null,
      step,
    ],
  );
}

/**
 * Takes away one passkey, or all factors of a kind.
 * @returns how many there were
 */
export async function removeFactors(
  member: number,
  which: { id: number } | { kind: FactorRow['kind'] },
  req: Where,
): Promise<number> {
  const query = await queryFor(req);
  const [column, value] = 'id' in which ? ['id', which.id] : ['kind', which.kind];
  const rows = await query(
    `DELETE FROM staff_factors WHERE member = $1 AND ${column} = $2${'id' in which ? " AND kind = 'passkey'" : ''}
     RETURNING id`,
    [member, value],
  );
  return rows.length;
}

/** Everything that somebody signs in with besides the password. @returns whether there was anything */
export async function removeAllFactors(member: number, req: Where): Promise<boolean> {
  const query = await queryFor(req);
  const rows = await query('DELETE FROM staff_factors WHERE member = $1 RETURNING id', [member]);
  return rows.length > 0;
}
