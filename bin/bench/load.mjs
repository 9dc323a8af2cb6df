import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { onLoadCore } from './cores.mjs';
import { processorTime, processTree } from './process-tree.mjs';

const execute = promisify(execFile);
const autocannon = path.resolve(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');

export const connections = 50;

/**
 * Loads an address for some seconds over 50 connections, from another process on the load's core.
 * @param {{ url: string, pid: number, encoding?: string }} server `encoding` is the accept-encoding header
 * @param {number} seconds
 * @returns requests per second, latencies in ms, processor time of the server in ms per page, share of one core in use
 */
export async function load({ url, pid, encoding }, seconds) {
  const headers = encoding ? ['--headers', `accept-encoding=${encoding}`] : [];
  const settings = ['--json', '--connections', String(connections), '--duration', String(seconds), ...headers, url];
  const [program, ...args] = [...onLoadCore(), process.execPath, autocannon, ...settings];
  const before = timeOfTree(pid);
  const { stdout } = await execute(program, args, { maxBuffer: 10_000_000 });
  const processor = timeOfTree(pid) - before;
  const { requests, latency, duration, errors, non2xx } = JSON.parse(stdout);
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers without success.`);
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    processor: processor / requests.total,
    coreInUse: processor / (duration * 1000),
  };
}

function timeOfTree(pid) {
  return processTree(pid).reduce((sum, member) => sum + processorTime(member), 0);
}
