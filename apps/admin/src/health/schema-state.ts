import type { Query } from '../platform/database/query.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { isContract } from '../platform/database/upgrade/index.ts';

/** The tables as this process needs them, and as they are. */
export interface SchemaState {
  /** The newest migration that this release knows. */
  schema: string;
  /**
   * `behind`: the database lacks migrations of this release. `ahead`: it has had some that this release does not know; a
   * newer one runs beside it, and made room for it first.
   */
  tables: 'ok' | 'behind' | 'ahead';
  /** Steps of this release that take away what the one before needed, and wait for `nasaq migrate --contract`. */
  pending: string[];
}

/** @throws where the database does not answer */
export async function readSchemaState(query: Query): Promise<SchemaState> {
  // Schema that was pushed in development stands there with a negative batch.
  const rows = await query<{ name: string }>('SELECT name FROM payload_migrations WHERE batch >= 0');
  const applied = new Set(rows.map(({ name }) => name));
  const known = migrations.map(({ name }) => name);
  const missing = known.filter((name) => !applied.has(name));
  const pending = missing.filter(isContract);
  const isBehind = missing.length > pending.length;
  const isAhead = rows.some(({ name }) => !known.includes(name));
  return { schema: known.at(-1)!, tables: isBehind ? 'behind' : isAhead ? 'ahead' : 'ok', pending };
}
