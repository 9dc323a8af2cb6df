import type { ChildProcess } from 'node:child_process';
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
const startAttempts = 5;
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
  // Also on the ways out that leave no time, such as an uncaught error.
  const stopAtExit = () => signalPostmaster(layout.cluster, 'SIGINT');
  if (!(await connects(layout))) {
    process.once('exit', stopAtExit);
    await start(programs.postgres, layout);
  }
  const lock = await takeLock(address(layout, 'postgres'), dataDir).catch((error: unknown) => {
    process.off('exit', stopAtExit);
    throw error;
  });
  process.off('exit', stopAtExit).once('exit', stopAtExit);
  await createDatabase(lock);

  let closing = false;
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

/** Several attempts: after a crash, the server's last processes may hold its memory for a moment longer. */
async function start(postgres: string, layout: Layout): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (let attempt = 0; attempt < startAttempts && Date.now() < deadline; attempt += 1) {
    await wait(attempt * 300);
    removeStalePid(layout.cluster);
    const running = runningPostmaster(layout.cluster) !== undefined;
    const child = running ? undefined : spawnPostmaster(postgres, layout);
    child?.unref();
    if (await answersBefore(deadline, layout, () => !child || isRunning(child))) return;
  }
  await stopPostmaster(layout.cluster);
  throw new StartError(`The embedded PostgreSQL does not start: ${lastLogLine(layout.log)} (log: ${layout.log}).`);
}

async function answersBefore(deadline: number, layout: Layout, goesOn: () => boolean): Promise<boolean> {
  while (Date.now() < deadline && goesOn()) {
    if (await connects(layout)) return true;
    await wait(20);
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
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

function lastLogLine(log: string): string {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return last.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, '');
}
