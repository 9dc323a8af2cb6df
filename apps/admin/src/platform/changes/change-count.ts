import type { Changes } from '@nasaq/contract';
import { Hono } from 'hono';
import type { Payload } from 'payload';
import { type Query, queryOn } from '../database/query.ts';
import type { ApiEnv } from '../http/request-context.ts';

const sequence = 'nasaq_content_changes';
/** Another host makes the counter in the same moment: `unique_violation`, `duplicate_table`. */
const madeAlready = new Set(['23505', '42P07']);

/** Makes the counter of changes where there is none; it is no table, so that it needs no migration. */
export async function prepareChangeCount(query: Query): Promise<void> {
  try {
    await query(`CREATE SEQUENCE IF NOT EXISTS ${sequence}`);
  } catch (error) {
    if (!madeAlready.has((error as { code?: string }).code ?? '')) throw error;
  }
}

/** Counts one change and sends a message with its number on a channel, in one round trip. */
export async function countChange(query: Query, channel: string, message: object): Promise<number> {
  const [counted] = await query<{ count: string }>(
    `WITH counted AS (SELECT nextval('${sequence}') AS count)
     SELECT count, pg_notify($1, ($2::jsonb || jsonb_build_object('count', count))::text) FROM counted`,
    [channel, JSON.stringify(message)],
  );
  return Number(counted!.count);
}

/** How many changes there were, on whichever host. */
export async function countChanges(query: Query): Promise<number> {
  const [row] = await query<{ count: string }>(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS count FROM ${sequence}`,
  );
  return Number(row!.count);
}

/** `GET /changes`: how many changes of published content there were; sites compare it with what they were told of. */
export function changesRoutes(payload: () => Promise<Payload>): Hono<ApiEnv> {
  return new Hono<ApiEnv>().get('/', async (c) => {
    const sequence = await countChanges(queryOn(await payload()));
    c.header('Cache-Control', 'no-store');
    return c.json({ data: { sequence } satisfies Changes });
  });
}
