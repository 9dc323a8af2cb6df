import { spawn } from 'node:child_process';
import path from 'node:path';
import { ended } from '../launch/app-process.mjs';
import { onServerCore } from './cores.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const folder = path.resolve(import.meta.dirname, '../../apps/site');
const patience = 60_000;

/** Without its page cache: every page is rendered anew, and nobody is told to come back later for asking so much. */
export const rendering = { PAGE_CACHE_MB: '0', UNCACHED_PER_ADDRESS: '1000000' };
/** Besides, every page asks the admin host. */
export const uncached = { ...rendering, API_CACHE_MB: '0' };

/**
 * Another process of the built site, beside the product's admin host.
 * @param {{ adminUrl: string, siteUrl: string, port: number, alone?: boolean, env?: Record<string, string> }} where
 *   `siteUrl` is the public address, so that its pages are the same; `alone`: on the server's core from the first moment
 * @param {AsyncDisposableStack} started stops it at the end, if nobody did before
 * @returns `seconds` from the start of the process to its first page
 */
export async function startSite({ adminUrl, siteUrl, port, alone = false, env = {} }, started) {
  const [program, ...args] = [...(alone ? onServerCore() : []), process.execPath, 'dist/server/main.js'];
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_PORT: String(port),
      SITE_URL: siteUrl,
      ADMIN_URL: adminUrl,
      ...env,
    },
  });
  const end = ended(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  started.defer(stop);
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(url, { patience, isRunning }))) throw new Error(`The site does not answer at ${url}.`);
  return { url, pid: child.pid, seconds: (performance.now() - begun) / 1000, stop };

  async function stop() {
    if (!isRunning()) return;
    child.kill('SIGTERM');
    await end;
  }
}
