import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * glibc gives each thread memory of its own, which holds what it was needed for once: with two such places an admin host
 * takes a quarter less after some hundred publishes (docs/operating/sizing.md).
 */
const fewArenas = { MALLOC_ARENA_MAX: '2' };

/**
 * Runs a script of an app's package.json, which must have the form `node <file> …`: directly, without npm or a shell,
 * so that signals and exit codes arrive.
 * @param {string} app folder name below apps/
 * @param {string} script name in package.json
 * @param {Record<string, string>} env added to the environment
 */
export function spawnScript(app, script, env) {
  const folder = path.join(root, 'apps', app);
  const line = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).scripts[script];
  const [program, ...args] = line.split(' ');
  if (program !== 'node') throw new Error(`apps/${app}: the script "${script}" must begin with "node"`);
  return spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...fewArenas, ...process.env, ...env },
  });
}

/**
 * Runs an app's `build` script, which may be several commands and so needs npm. Its output is shown where it fails.
 * @param {string} app folder name below apps/
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runBuild(app) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn('npm', ['run', 'build'], {
    cwd: path.join(root, 'apps', app),
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const succeeded = (await ended(child)) === 0;
  if (!succeeded) process.stderr.write(Buffer.concat(output));
  return succeeded;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 where a signal ended it or it could not be started
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
