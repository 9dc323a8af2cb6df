import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
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
  /** Calls back once when the database is gone without `close` and cannot be had again. */
  onLost: (listener: () => void) => void;
}

const startTimeout = 60_000;
const startAttempts = 5;
/** A server that ends more often than this within `recoveryPeriod` has a fault that a restart does not cure. */
const maxRecoveries = 5;
const recoveryPeriod = 60_000;
const databaseName = 'nasaq';

/**
 * Opens the embedded PostgreSQL of `dataDir`: makes it on the first start, starts it, or takes over one that a killed
 * admin host left running. A server that ends while it is open is started again; what was committed is there.
 * @throws {StartError} where another admin host uses it, or it does not start
 */
export async function openCluster(dataDir: string, home = sharedHome): Promise<OpenDatabase> {
  const layout = clusterLayout(dataDir, home);
  const programs = postgresPrograms(layout.user, home);
  await initialise(layout, programs);
  const { postgres } = programs;
  // Also on the ways out that leave no time, such as an uncaught error.
  const stopAtExit = () => signalPostmaster(layout.cluster, 'SIGINT');
  if (!(await connects(layout))) {
    process.once('exit', stopAtExit);
    await start(postgres, layout);
  }
  const lock = await takeLock(address(layout, 'postgres'), dataDir).catch((error: unknown) => {
    process.off('exit', stopAtExit);
    throw error;
  });
  process.off('exit', stopAtExit).once('exit', stopAtExit);
  await createDatabase(lock);
  const held = keepLocked(lock, async () => {
    if (!(await connects(layout))) await start(postgres, layout);
    return takeLock(address(layout, 'postgres'), dataDir);
  });

  return {
    url: address(layout, databaseName),
    close: async () => {
      await held.release();
      await stopPostmaster(layout.cluster);
      process.off('exit', stopAtExit);
    },
    onLost: held.onLost,
  };
}

/**
 * Watches the connection that holds the lock: when it ends, the server has ended. `reopen` starts it and takes the lock
 * again; queries that were under way have failed, the pool connects anew.
 */
function keepLocked(first: pg.Client, reopen: () => Promise<pg.Client>) {
  const recoveries: number[] = [];
  const lost = new AbortController();
  let lock = first;
  let closing = false;
  let recovering = Promise.resolve();

  watch();
  return {
    release: async () => {
      closing = true;
      await recovering;
      await lock.end().catch(() => {});
    },
    onLost: (listener: () => void) => lost.signal.addEventListener('abort', listener, { once: true }),
  };

  function watch(): void {
    lock.once('end', () => {
      if (!closing) recovering = recover();
    });
  }

  async function recover(): Promise<void> {
    recoveries.push(Date.now());
    const recent = recoveries.filter((time) => time > Date.now() - recoveryPeriod);
    if (recent.length > maxRecoveries) return lost.abort();
    console.error('The database has ended; it is started again.');
    try {
      lock = await reopen();
      watch();
    } catch (error) {
      console.error(error instanceof StartError ? error.message : error);
      lost.abort();
    }
  }
}

/** Several attempts: after a crash, the server's last processes may hold its memory for a moment longer. */
async function start(postgres: string, layout: Layout): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (let attempt = 0; attempt < startAttempts && Date.now() < deadline; attempt += 1) {
    await wait(attempt * 300);
    removeStalePid(layout.cluster);
    const isUp = () => runningPostmaster(layout.cluster) !== undefined;
    // One that is still shutting down has to end before the next can be started.
    const child = isUp() ? undefined : spawnPostmaster(postgres, layout);
    child?.unref();
    if (await answersBefore(deadline, layout, () => (child ? isRunning(child) : isUp()))) return;
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
