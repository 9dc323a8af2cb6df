import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '@nasaq/serving';

/** Any number, the same in every admin host, and none of those of its `platform/database`. */
const dataDirLock = 4_610_001;

/** Who holds the lock says so in its application name, for the message that the second one shows. */
const holderName = (pid: number) => `nasaq admin ${pid}`;

/**
 * Takes the database for this process and keeps it while the returned connection lives. The server itself gives it
 * free when the process ends in whatever way, so there is no lock file that could be left behind.
 * @throws {StartError} where another admin host has it
 */
export async function takeLock(connectionString: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: holderName(process.pid) });
  client.on('error', () => {});
  await client.connect();
  // The server needs a moment to notice that a killed holder is gone.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [dataDirLock]);
    if (rows[0]?.taken) return client;
    await wait(100);
  }
  const holder = await findHolder(client);
  await client.end();
  throw new StartError(
    `The data folder ${dataDir} is in use by another admin host${holder}: stop that one, or set DATA_DIR to another folder.`,
  );
}

async function findHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [dataDirLock],
  );
  const pid = /(?<!\d)\d+$/.exec(rows[0]?.name ?? '')?.[0];
  return pid ? ` (process ${pid})` : '';
}
