import pg from 'pg';

/** Any number other than the one in lock.ts. */
const preparationKey = 4_610_002;

/** Runs `work` while no other admin host on the same database runs its own: migrations and first content happen once. */
export async function exclusively<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [preparationKey]);
    return await work();
  } finally {
    await client.end();
  }
}
