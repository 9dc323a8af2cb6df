import { isOutage } from './database-outage.ts';
import type { Query } from './query.ts';
import type { SharedLimits } from '../http/shared-limits.ts';
import { keyedHash } from '../secrets/secret.ts';

/** Statements after which what counts no more is removed. */
const tidyEvery = 500;

/**
 * What all hosts on a database count together, in a table without a write-ahead log. Nobody learns from it which
 * addresses it holds: its keys are keyed hashes.
 */
export function limitsIn(query: Query): SharedLimits {
  let statements = 0;
  return {
    take: async (name, key, limit, seconds) => {
      const row = keyOf(name, key);
      const recent = 'FROM unnest(stored.times) time WHERE time > now() - make_interval(secs => $3)';
      // In one statement: the row is locked while it counts, so that of parallel ones no more than the limit pass.
      const passed = await ask(
        `INSERT INTO nasaq_shared.limits AS stored (key, times, until)
         VALUES ($1, ARRAY[now()], now() + make_interval(secs => $3))
         ON CONFLICT (key) DO UPDATE SET until = excluded.until,
           times = (SELECT coalesce(array_agg(time ORDER BY time), '{}') ${recent}) || now()
         WHERE (SELECT count(*) ${recent}) < $2
         RETURNING key`,
        [row, limit, seconds],
      );
      if (passed.length > 0) return 0;
      const [wait] = await ask<{ seconds: number | null }>(
        `SELECT ceil(extract(epoch FROM min(time) - now()) + $2)::int AS seconds
         FROM nasaq_shared.limits, unnest(times) time
         WHERE key = $1 AND time > now() - make_interval(secs => $2)`,
        [row, seconds],
      );
      return Math.max(1, wait?.seconds ?? 1);
    },
    count: async (name, by) => {
      const row = keyOf(name, 'count');
      const second = 'floor(extract(epoch FROM now()))::bigint';
      if (by > 0)
        await ask(
          `INSERT INTO nasaq_shared.limits AS stored (key, value, until)
           VALUES ($1 || ' ' || ${second}, $2::int::text, now() + interval '1 minute')
           ON CONFLICT (key) DO UPDATE SET value = (stored.value::int + $2::int)::text`,
          [row, by],
        );
      const [sum] = await ask<{ sum: number }>(
        `SELECT coalesce(sum(value::int), 0)::int AS sum FROM nasaq_shared.limits
         WHERE key = ANY(ARRAY(SELECT $1 || ' ' || at FROM generate_series(${second} - 59, ${second}) at))`,
        [row],
      );
      return sum!.sum;
    },
    keep: async (name, key, value, seconds) => {
      const [kept] = await ask<{ value: string }>(
        `INSERT INTO nasaq_shared.limits AS stored (key, value, until) VALUES ($1, $2, now() + make_interval(secs => $3))
         ON CONFLICT (key) DO UPDATE SET
           value = CASE WHEN stored.until > now() THEN stored.value ELSE excluded.value END,
           until = CASE WHEN stored.until > now() THEN stored.until ELSE excluded.until END
         RETURNING value`,
        [keyOf(name, key), value, seconds],
      );
      return kept!.value;
    },
  };

  async function ask<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    statements += 1;
    if (statements % tidyEvery === 0)
      await query('DELETE FROM nasaq_shared.limits WHERE until < now()').catch((error: unknown) => {
        if (!isOutage(error)) throw error;
      });
    return query<Row>(text, values);
  }
}

function keyOf(name: string, key: string): string {
  return keyedHash('limit', `${name} ${key}`);
}
