import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { databaseOwner, initialise } from './initialise.ts';
import { clusterLayout, sharedHome, type Layout } from './layout.ts';
import { takeLock } from './lock.ts';
import { postgresPrograms } from './native.ts';
import { removeStalePid, runningPostmaster, signalPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts';

/** An open database. */
export interface OpenDatabase {
  url: string;
  /** Closes what was opened for it; an embedded server is stopped. */
  close: () => Promise<void>;
  /** Calls back once when the database is gone without `close`. */
  onLost: (listener: () => void) => void;
}

const startTimeout = 60_000;
const databaseName = 'nasaq';

/**
 * Opens the embedded PostgreSQL of `dataDir`: makes it on the first start, starts it, or takes over one that a killed
 * admin host left running.
 * @throws {StartError} where another admin host uses it, or it does not start
 */
export async function openCluster(dataDir: string, home = sharedHome): Promise<OpenDatabase> {
  const layout = clusterLayout(dataDir, home);
  const programs = postgresPrograms(layout.user, home);
  await initialise(layout, programs);
  if (!(await connects(layout))) await start(programs.postgres, layout);
  const lock = await takeLock(address(layout, 'postgres'), dataDir);
  await createDatabase(lock);

  let closing = false;
  // Also on the ways out that leave no time, such as an uncaught error.
  const stopAtExit = () => signalPostmaster(layout.cluster, 'SIGINT');
  process.once('exit', stopAtExit);
  return {
    url: address(layout, databaseName),
    close: async () => {
      closing = true;
      await lock.end().catch(() => {});
      await stopPostmaster(layout.cluster);
      process.off('exit', stopAtExit);
    },
    onLost: (listener) => void lock.once('end', () => closing || listener()),
  };
}

async function start(postgres: string, layout: Layout): Promise<void> {
  removeStalePid(layout.cluster);
  const alreadyRunning = runningPostmaster(layout.cluster) !== undefined;
  const child = alreadyRunning ? undefined : spawnPostmaster(postgres, layout);
  let failure: Error | undefined;
  child?.once('error', (error) => (failure = error));
  child?.once('exit', (code, signal) => (failure ??= new Error(`it ended with ${signal ?? `exit code ${code}`}`)));
  child?.unref();

  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && (!failure || runningPostmaster(layout.cluster) !== undefined)) {
    if (await connects(layout)) return;
    await wait(20);
  }
  if (alreadyRunning) await stopPostmaster(layout.cluster);
  throw new StartError(`The embedded PostgreSQL does not start: ${lastLogLine(layout.log) ?? failure?.message ?? 'no answer'} (log: ${layout.log}).`);
}

/** Whether the server answers. One that is starting up or shutting down does not yet. */
async function connects(layout: Layout): Promise<boolean> {
  const client = new pg.Client({ connectionString: address(layout, 'postgres'), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(databaseName)}`);
}

function address({ socket }: Layout, database: string): string {
  const url = new URL(`postgresql://${databaseOwner}@localhost:5432/${database}`);
  url.searchParams.set('host', socket);
  return url.href;
}

function lastLogLine(log: string): string | undefined {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line))?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '');
}
