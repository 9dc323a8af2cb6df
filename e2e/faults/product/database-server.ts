import pg from 'pg';
import { databaseOwner, initialise } from '../../../apps/admin/src/platform/database/initialise.ts';
import { clusterLayout } from '../../../apps/admin/src/platform/database/layout.ts';
import { postgresPrograms } from '../../../apps/admin/src/platform/database/native.ts';
import {
  removeStalePid,
  runningPostmaster,
  signalPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from '../../../apps/admin/src/platform/database/postmaster.ts';
import { until } from './until.ts';

/** A PostgreSQL of its own beside the admin host (`DATABASE_URL`), so that it can be taken away from under it. */
export interface DatabaseServer {
  url: string;
  start(): Promise<void>;
  /** As an administrator restarts it: open connections are ended. */
  stop(): Promise<void>;
  /** The machine's memory ran out: the server and everything that it started are gone at once. */
  kill(): Promise<void>;
}

export async function openDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const layout = clusterLayout(dataDir);
  const programs = postgresPrograms(layout.user);
  await initialise(layout, programs);
  const address = (database: string) =>
    `postgresql://${databaseOwner}@localhost:5432/${database}?host=${encodeURIComponent(layout.socket)}`;
  const server: DatabaseServer = {
    url: address('nasaq'),
    async start() {
      removeStalePid(layout.cluster);
      // After a crash, the server's last processes may hold its memory for a moment longer.
      await until(async () => {
        if (runningPostmaster(layout.cluster) === undefined) spawnPostmaster(programs.postgres, layout);
        return answers(address('postgres'));
      }, 'PostgreSQL answers');
    },
    stop: () => stopPostmaster(layout.cluster),
    async kill() {
      const pid = signalPostmaster(layout.cluster, 'SIGKILL');
      if (pid !== undefined) await until(() => runningPostmaster(layout.cluster) === undefined, 'PostgreSQL is gone');
    },
  };
  await server.start();
  await createDatabase(address('postgres'));
  return server;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'nasaq'");
  if (rowCount === 0) await client.query('CREATE DATABASE nasaq');
  await client.end();
}
