import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { onLoadCore } from './cores.mjs';
import { processorTime, processTree } from './process-tree.mjs';

const execute = promisify(execFile);
const generator = path.join(import.meta.dirname, 'load-generator.mjs');

/**
 * Loads an address for some seconds, from another process on the load's core.
 * @param {{ url: string, pid: number, headers?: Record<string, string> }} server
 * @param {{ seconds: number, connections?: number }} options
 * @returns answers per second, latencies in ms, bytes of one answer with its head, processor time of the server in ms
 *   per answer, share of one core that it used
 * @throws {Error} where an answer was not 200
 */
export async function load({ url, pid, headers = {} }, { seconds, connections = 50 }) {
  const task = JSON.stringify({ url, headers, connections, seconds });
  const [program, ...args] = [...onLoadCore(), process.execPath, generator, task];
  const before = timeOfTree(pid);
  const { stdout } = await execute(program, args);
  const processor = timeOfTree(pid) - before;
  const { answers, perSecond, p50, p99, bytes, statuses } = JSON.parse(stdout);
  const others = Object.keys(statuses).filter((status) => status !== '200');
  if (others.length > 0) throw new Error(`${url} answered ${others.map((s) => `${statuses[s]} × ${s}`).join(', ')}.`);
  return {
    perSecond,
    p50,
    p99,
    bytes,
    processor: processor / answers,
    coreInUse: (processor * perSecond) / (answers * 1000),
  };
}

function timeOfTree(pid) {
  return processTree(pid).reduce((sum, member) => sum + processorTime(member), 0);
}
