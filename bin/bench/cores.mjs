import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { processTree } from './process-tree.mjs';

/** The server that is measured has one core for itself; the load and the admin host have another. */
export const serverCore = 0;
export const loadCore = 1;

/** Whether processes can be bound to cores here: with `taskset` (util-linux) and two cores. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Binds a running process, its threads and everything that it started to one core. */
export function pin(pid, core) {
  bind(pid, String(core));
}

export function unpin(pid) {
  bind(pid, `0-${availableParallelism() - 1}`);
}

/** The beginning of a command line that runs on the load's core, or on the server's. */
export function onLoadCore() {
  return canPin ? ['taskset', '-c', String(loadCore)] : [];
}

export function onServerCore() {
  return canPin ? ['taskset', '-c', String(serverCore)] : [];
}

function bind(pid, cores) {
  if (!canPin) return;
  for (const member of processTree(pid)) spawnSync('taskset', ['-a', '-p', '-c', cores, String(member)]);
}
