import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '@nasaq/serving';
import { databaseOwner, initialise } from './initialise.ts';
import { clusterLayout, sharedHome, type Layout } from './layout.ts';
import { postgresPrograms } from './native.ts';
import { removeStalePid, runningPostmaster, signalPostmaster, spawnPostmaster, stopPostmaster } from './postmaster.ts';

/** The PostgreSQL server of one data folder, whether or not it runs, and whoever started it. */
export interface EmbeddedServer {
  /** Connection string of one of its databases; `postgres` is always there. */
  address: (database: string) => string;
  /** Whether it answers. One that is starting up or shutting down does not yet. */
  answers: () => Promise<boolean>;
  /**
   * Starts it and waits until it answers.
   * @param settings like `fsync=off`, which win over the usual ones
   * @throws {StartError} where it does not start
   */
  start: (settings?: string[]) => Promise<void>;
  /** Makes a database unless it is there, and tells its address. */
  createDatabase: (name: string) => Promise<string>;
  /** Ends open connections and writes everything; returns when it has ended. */
  stop: () => Promise<void>;
  /** Sends a signal and tells the process id; `undefined` where it does not run. */
  signal: (signal: NodeJS.Signals) => number | undefined;
  isRunning: () => boolean;
}

const startTimeout = 60_000;
const startAttempts = 5;

/**
 * The server of `dataDir`; its files are made where there are none yet.
 * @param home root's place for what the database user could not reach
 * @throws {StartError} where they cannot be made or are not of this PostgreSQL
 */
export async function embeddedServer(dataDir: string, home = sharedHome): Promise<EmbeddedServer> {
  const layout = clusterLayout(dataDir, home);
  const programs = postgresPrograms(layout.user, home);
  await initialise(layout, programs);
  const { cluster } = layout;
  return {
    address: (database) => address(layout, database),
    answers: () => answers(layout),
    start: (settings) => start(programs.postgres, layout, settings),
    createDatabase: (name) => createDatabase(layout, name),
    stop: () => stopPostmaster(cluster),
    signal: (signal) => signalPostmaster(cluster, signal),
    isRunning: () => runningPostmaster(cluster) !== undefined,
  };
}

/** Several attempts: after a crash, the server's last processes may hold its memory for a moment longer. */
async function start(postgres: string, layout: Layout, settings?: string[]): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (let attempt = 0; attempt < startAttempts && Date.now() < deadline; attempt += 1) {
    await wait(attempt * 300);
    removeStalePid(layout.cluster);
    const isUp = () => runningPostmaster(layout.cluster) !== undefined;
    // One that is still shutting down has to end before the next can be started.
    const child = isUp() ? undefined : spawnPostmaster(postgres, layout, settings);
    child?.unref();
    if (await answersBefore(deadline, layout, () => (child ? isRunning(child) : isUp()))) return;
  }
  await stopPostmaster(layout.cluster);
  throw new StartError(`The embedded PostgreSQL does not start: ${lastLogLine(layout.log)} (log: ${layout.log}).`);
}

async function answersBefore(deadline: number, layout: Layout, goesOn: () => boolean): Promise<boolean> {
  while (Date.now() < deadline && goesOn()) {
    if (await answers(layout)) return true;
    await wait(20);
  }
  return false;
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function answers(layout: Layout): Promise<boolean> {
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

async function createDatabase(layout: Layout, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: address(layout, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return address(layout, name);
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
