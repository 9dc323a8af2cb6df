// Runs the admin host from its sources and starts it again when one of them changes. Next follows the changes of its own
// screens and components (.tsx, .css) without that.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;
const watched = ['src', '../../packages'].map((name) => path.resolve(folder, name));
const settled = 200;

let stopping = false;
let timer;
let server = start();

for (const place of watched)
  watch(place, { recursive: true }, (_event, file) => file && needsRestart(file) && schedule());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());

function start() {
  const child = spawn(process.execPath, ['src/server.ts'], { cwd: folder, stdio: 'inherit' });
  child.once('exit', (code) => {
    if (code && !stopping) console.error('The admin host has ended; it starts again with the next change.');
  });
  return child;
}

function needsRestart(file) {
  return /\.(ts|json)$/.test(file) && !/\.test\.ts$|payload-types\.ts$|node_modules/.test(file);
}

function schedule() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    console.log('A source has changed: the admin host starts again.');
    await end();
    if (!stopping) server = start();
  }, settled);
}

async function end() {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function stop() {
  stopping = true;
  await end();
  process.exit(0);
}
