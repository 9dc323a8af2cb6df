import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Layout } from './layout.ts';
import { programEnvironment } from './native.ts';
import { currentUser } from './system-user.ts';

const longestLog = 10 * 1024 * 1024;

/** The embedded server is sized for one admin host: its pool, the lock and room for a developer's psql. */
const settings = [
  'listen_addresses=',
  'port=5432',
  'unix_socket_permissions=0700',
  'max_connections=60',
  // A restore makes all tables and indexes in one transaction, and holds a lock on each.
  'max_locks_per_transaction=256',
  'log_min_messages=warning',
  'timezone=UTC',
];

/**
 * Starts the server; it outlives this process when that is killed, and logs to its own file.
 * @param more settings like `fsync=off`, which win over the usual ones
 */
export function spawnPostmaster(
  postgres: string,
  { cluster, socket, log, user }: Layout,
  more: string[] = [],
): ChildProcess {
  const asUser = currentUser().uid === 0 ? user : {};
  const output = openSync(log, (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > longestLog ? 'w' : 'a', 0o640);
  const flags = [...settings, ...more, `unix_socket_directories=${socket}`].flatMap((setting) => ['-c', setting]);
  // A group of its own: Ctrl+C in the terminal reaches the admin host only, which stops the database last.
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...asUser,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: programEnvironment,
  });
  child.on('error', () => {});
  closeSync(output);
  return child;
}

/**
 * Process id of the server that runs on `cluster`, by its postmaster.pid.
 * `undefined` where there is none, or where the file is left from a killed server and its number now belongs to another program.
 */
export function runningPostmaster(cluster: string): number | undefined {
  const pid = readPid(cluster);
  return pid !== undefined && isAlive(pid) && commandLine(pid).includes(cluster) ? pid : undefined;
}

/** Removes a postmaster.pid that no running server stands behind; PostgreSQL itself refuses to start over a reused number. */
export function removeStalePid(cluster: string): void {
  if (runningPostmaster(cluster) === undefined) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Stops the server: open connections are ended and everything is written; at once when that takes longer than 20 s. */
export async function stopPostmaster(cluster: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    const pid = signalPostmaster(cluster, signal);
    if (pid === undefined) return;
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline && isAlive(pid) && commandLine(pid) !== '') await wait(20);
  }
}

/** Sends `signal` to the server of `cluster` and tells its process id; `undefined` where none runs. */
export function signalPostmaster(cluster: string, signal: NodeJS.Signals): number | undefined {
  const pid = runningPostmaster(cluster);
  if (pid !== undefined) process.kill(pid, signal);
  return pid;
}

function readPid(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that has ended but was not collected yet has no command line. */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
