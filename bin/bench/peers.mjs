import { spawn } from 'node:child_process';
import { ended } from '../launch/app-process.mjs';
import { onServerCore } from './cores.mjs';
import { preparePeer } from './prepare-peer.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/** @typedef {{ title: string, modes: Record<string, Mode> }} Peer what `benchmarks/peers/<name>/peer.mjs` says */
/**
 * @typedef {object} Mode
 * @property {boolean} [cached] whether the framework answers from its own cache
 * @property {string[]} [build] arguments of node, in the peer's folder
 * @property {string[] | ((port: number) => string[])} start likewise
 * @property {Record<string, string>} [env]
 */

const patience = 60_000;

/** Modes that render every page anew, and modes that answer from the framework's own cache. */
export const livePeers = ['next/dynamic', 'start/dynamic', 'nuxt/dynamic', 'astro/dynamic'];
export const cachedPeers = ['next/isr', 'nuxt/swr', 'astro/swr'];

/**
 * Installs, builds and starts a peer; it asks the same admin host as the site.
 * @param {string} contender `<peer>/<mode>`
 * @param {{ port: number, siteUrl: string, adminUrl: string, alone?: boolean, env?: Record<string, string> }} where
 *   `alone`: on the server's core from its first moment
 * @param {AsyncDisposableStack} started stops it at the end, if nobody did before
 */
export async function startPeer(contender, where, started) {
  const prepared = await preparePeer(contender, where);
  return runPeer(prepared, where, started);
}

/**
 * Starts a peer that is built.
 * @returns {Promise<{ title: string, cached: boolean, url: string, pid: number, seconds: number, stop: () => Promise<void> }>}
 *   seconds from the start of the process to its first page
 */
export async function runPeer({ title, mode, cwd, env }, { port, alone = false, ...where }, started) {
  const args = typeof mode.start === 'function' ? mode.start(port) : mode.start;
  const [program, ...rest] = [...(alone ? onServerCore() : []), process.execPath, ...args];
  const begun = performance.now();
  const child = spawn(program, rest, {
    cwd,
    env: { ...env, ...where.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = ended(child);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  started.defer(stop);
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilReady(url, { patience, isRunning }))) throw new Error(`${title} does not answer at ${url}.`);
  const seconds = (performance.now() - begun) / 1000;
  return { title, cached: mode.cached ?? false, url, pid: child.pid, seconds, stop };

  async function stop() {
    if (!isRunning()) return;
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await end;
    clearTimeout(late);
  }
}
