import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { peerFingerprint } from './peer-fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'benchmarks/peers');

/**
 * Installs a peer's own packages and builds it, where that is not done or out of date.
 * @param {string} contender `<peer>/<mode>`
 * @param {{ siteUrl: string, adminUrl: string }} product some peers ask for content while they are built
 */
export async function preparePeer(contender, { siteUrl, adminUrl }) {
  const [name, modeName] = contender.split('/');
  const cwd = path.join(folder, name);
  /** @type {{ default: import('./peers.mjs').Peer }} */
  const { default: peer } = await import(pathToFileURL(path.join(cwd, 'peer.mjs')).href);
  const mode = peer.modes[modeName];
  const title = Object.keys(peer.modes).length > 1 ? `${peer.title}, ${modeName}` : peer.title;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    MODE: modeName,
    SITE_URL: siteUrl,
    ADMIN_URL: adminUrl,
    ...mode.env,
  };
  install(name, cwd);
  if (mode.build) build(contender, { title, cwd, env, args: mode.build });
  return { title, mode, cwd, env };
}

function install(name, cwd) {
  const lock = path.join(cwd, 'package-lock.json');
  if (!existsSync(lock)) return;
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  once(`peer-${name}`, wanted, existsSync(path.join(cwd, 'node_modules')), () => {
    console.log(`Installing ${name} …`);
    // Not `npm ci`: it refuses a lock that lacks packages of other platforms, which a registry need not hold. The lock
    // still decides every version, and is left as it is.
    run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], { cwd, env: process.env });
  });
}

function build(contender, { title, cwd, env, args }) {
  once(`peer-${contender.replace('/', '-')}`, peerFingerprint(contender.split('/')[0]), true, () => {
    console.log(`Building ${title} …`);
    run(process.execPath, args, { cwd, env });
  });
}

/** Does a work whose result stays, unless the same was wanted the last time. */
function once(name, wanted, complete, work) {
  const stamp = path.join(root, '.stamp', name);
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function run(program, args, options) {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${options.cwd}: ${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
