import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ended } from '../launch/app-process.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'benchmarks/peers');
const next = path.join(root, 'node_modules/next/dist/bin/next');
const nextHome = path.join(folder, 'next-home');
const patience = 30_000;

/** What the site is compared with: how each is built and started, and what it is. */
export const peers = {
  next: {
    build: () => run([next, 'build', nextHome]),
    start: (port) => [next, 'start', nextHome, '--port', String(port)],
  },
  react: {
    build: () => run([path.join(folder, 'react-home/build.mjs')]),
    start: () => [path.join(folder, 'react-home/server.mjs')],
  },
  raw: { build: () => {}, start: () => [path.join(folder, 'raw-http.mjs')] },
  receiver: { build: () => {}, start: () => [path.join(folder, 'raw-receiver.mjs')] },
};

/**
 * Builds and starts a peer; it asks the same admin host as the site.
 * @param {keyof typeof peers} name
 * @param {{ siteUrl: string, adminUrl: string }} product
 * @param {Record<string, string>} [settings] added to its environment
 * @returns {Promise<{ url: string, pid: number }>}
 */
export async function startPeer(name, port, { siteUrl, adminUrl }, started, settings = {}) {
  console.log(`Preparing ${name} …`);
  peers[name].build();
  const env = { ...environment(), PORT: String(port), SITE_URL: siteUrl, ADMIN_URL: adminUrl, ...settings };
  const child = spawn(process.execPath, peers[name].start(port), {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = ended(child);
  started.defer(() => {
    child.kill('SIGTERM');
    return end;
  });
  const url = `http://localhost:${port}`;
  const isRunning = () => child.exitCode === null;
  if (!(await waitUntilReady(url, { patience, isRunning }))) throw new Error(`${name} does not answer at ${url}.`);
  return { url, pid: child.pid };
}

function run(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function environment() {
  return { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}
