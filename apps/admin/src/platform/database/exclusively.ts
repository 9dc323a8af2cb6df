import pg from 'pg';
import { preparationLock } from './advisory-locks.ts';

const sayEvery = 30_000;

/** Runs `work` while no other admin host on the same database runs its own: migrations and first content happen once. */
export async function exclusively<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client);
    return await work();
  } finally {
    await client.end();
  }
}

/** Another host may load the demo company for minutes; what it is that holds this one up is said at once and again. */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    preparationLock,
  ]);
  if (rows[0]?.taken) return;
  const since = Date.now();
  const say = () => {
    const seconds = Math.round((Date.now() - since) / 1000);
    console.log(`The admin host waits for another one that prepares the same database (${seconds} s so far).`);
  };
  say();
  const saying = setInterval(say, sayEvery);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [preparationLock]);
  } finally {
    clearInterval(saying);
  }
}
