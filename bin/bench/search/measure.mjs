import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { onLoadCore, pin, serverCore } from '../cores.mjs';

const execute = promisify(execFile);
const sizes = [1_000, 10_000, 100_000];
const searches = 2_000;
/** Fifty readers who type ask for little in a second. */
const typingFor = 5;
/** An index of a hundred thousand entries does not fit into what Node allows itself by default. */
const heapMegabytes = 12_000;

/**
 * The search at three sizes, on one core: how long it takes to build, what it holds, and how long a search takes in the
 * process and over HTTP.
 */
export async function measureSearch(_, { seconds }, started) {
  const rows = [];
  for (const entries of sizes) {
    console.log(`Search over ${entries} entries …`);
    rows.push(await measureSize(entries, seconds, started));
  }
  return { searches, seconds, rows };
}

async function measureSize(entries, seconds, started) {
  const child = fork(path.join(import.meta.dirname, 'engine-process.mjs'), [String(entries), String(searches)], {
    execArgv: ['--expose-gc', `--max-old-space-size=${heapMegabytes}`],
  });
  started.defer(() => void child.kill());
  pin(child.pid, serverCore);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The search of ${entries} entries ended with ${code}.`);
  });
  const [{ documents, buildSeconds, memory, latencies, port }] = await Promise.race([once(child, 'message'), failed]);
  const typing = await load(port, 'typing', seconds * typingFor);
  const distinct = await load(port, 'distinct', seconds);
  const popular = await load(port, 'popular', seconds);
  failed.catch(() => {});
  child.disconnect();
  return {
    entries,
    documents,
    buildSeconds,
    memory,
    inProcess: percentiles(latencies),
    typing: percentiles(typing),
    distinct: { ...percentiles(distinct), perSecond: distinct.length / seconds },
    popular: { ...percentiles(popular), perSecond: popular.length / seconds },
  };
}

async function load(port, manner, seconds) {
  const script = path.join(import.meta.dirname, 'search-load.mjs');
  const [program, ...args] = [...onLoadCore(), process.execPath, script, String(port), manner, String(seconds)];
  const { stdout } = await execute(program, args, { maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
}

function percentiles(latencies) {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}
