import type { Pool } from 'pg';

const sequence = 'nasaq_content_changes';

/** Makes the counter of changes where there is none; it is no table, so that it needs no migration. */
export async function prepareChangeCount(pool: Pool): Promise<void> {
  await pool.query(`CREATE SEQUENCE IF NOT EXISTS ${sequence}`);
}

/** Counts one change and sends a message on a channel, in one round trip. */
export async function countChange(pool: Pool, channel: string, message: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`SELECT nextval('${sequence}') AS count, pg_notify($1, $2)`, [
    channel,
    message,
  ]);
  return Number(rows[0]!.count);
}

/** How many changes there were, on whichever host. */
export async function countChanges(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS count FROM ${sequence}`,
  );
  return Number(rows[0]!.count);
}
