// Runs on any Node from 20 on, before anything is installed: no imports but Node's own and files that need none.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { whenOrphaned } from './orphan.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const projectNode = path.join(root, 'node_modules/.bin/node');
const stamp = path.join(root, '.stamp/install');

/** Installs the dependencies where they are missing or older than package-lock.json. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(projectNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Returns under the project's own Node; under another one it runs the script again there and never returns.
 * @param {string} script absolute path of the running script
 */
export async function onProjectNode(script) {
  const wanted = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies.node;
  if (process.versions.node === wanted) return;
  const { spawn } = await import('node:child_process');
  const child = spawn(projectNode, [script, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
  await new Promise((resolve) => {
    child.on('close', (code, signal) => {
      process.exitCode = signal ? 1 : code;
      resolve(undefined);
    });
  });
  process.exit();
}
