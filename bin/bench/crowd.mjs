import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadCore, onLoadCore, pin, serverCore, unpin } from './cores.mjs';
import { memory, processorTime } from './process-tree.mjs';

const execute = promisify(execFile);
const generator = path.join(import.meta.dirname, 'crowd-generator.mjs');

const idle = 10_000;
const perSecond = 1_000;

/**
 * Ten thousand readers who have a page and keep their connection, and a thousand requests a second of others beside
 * them: pages of both languages, their data, addresses that do not exist. The site has one core, the crowd the other.
 * @param {{ crowdSeconds: number }} options
 */
export async function measureCrowd(product, { crowdSeconds }) {
  console.log(`${idle} connections, ${perSecond} requests per second …`);
  pin(product.site, serverCore);
  pin(product.admin, loadCore);
  const samples = [];
  const before = memory(product.site);
  const timer = setInterval(() => samples.push(memory(product.site)), 1_000);
  const processor = processorTime(product.site);
  const task = JSON.stringify({ url: product.siteUrl, idle, perSecond, seconds: crowdSeconds });
  const [program, ...args] = [...onLoadCore(), process.execPath, generator, task];
  const { stdout } = await execute(program, args, { maxBuffer: 10_000_000 });
  const used = processorTime(product.site) - processor;
  clearInterval(timer);
  unpin(product.site);
  unpin(product.admin);
  const outcome = JSON.parse(stdout);
  for (const [message, count] of Object.entries(outcome.wrong)) console.log(`${count} ×: ${message}`);
  const loaded = samples.slice(-Math.max(2, Math.floor(crowdSeconds) - 2));
  const minutes = Array.from({ length: Math.ceil(loaded.length / 60) }, (_, minute) => {
    const own = loaded.slice(minute * 60, minute * 60 + 60);
    return own.reduce((sum, sample) => sum + sample, 0) / own.length;
  });
  return {
    idle,
    perSecond,
    seconds: crowdSeconds,
    ...outcome,
    processor: used / outcome.answers,
    memory: { before, crowded: loaded[0], minutes, after: loaded.at(-1), peak: Math.max(...samples) },
  };
}
