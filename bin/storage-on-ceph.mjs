#!/usr/bin/env node
// `npm run storage:ceph`: the tests of files in S3 against a real server, a Ceph of one machine in a folder of its own.
// It needs Debian's ceph-mon, ceph-osd and radosgw. Arguments go to vitest, in place of the test files.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntilReady } from './bench/wait-until-ready.mjs';
import { ensureInstalled, onProjectNode } from './launch/install.mjs';

await ensureInstalled();
await onProjectNode(import.meta.filename);

const tests = [
  'apps/admin/src/platform/storage',
  'apps/admin/src/content/media/files-in-s3.test.ts',
  'apps/admin/src/backup/backup-in-s3.test.ts',
];
/** Milliseconds, for each daemon. */
const patience = 60_000;
const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph', 'ceph-authtool', 'monmaptool', 'radosgw-admin'];
const missing = programs.filter((program) => !isThere(program));
if (missing.length > 0) {
  console.error(`Not run: ${missing.join(', ')} not found. Debian: apt-get install ceph-mon ceph-osd radosgw`);
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-ceph-'));
const daemons = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.on('exit', takeAway);
// The daemons would keep it alive.
process.exit(await run());

async function run() {
  const [monitor, gateway] = [await freePort(), await freePort()];
  const key = { access: randomBytes(10).toString('hex'), secret: randomBytes(20).toString('hex') };
  prepare(monitor, gateway);
  daemon('ceph-mon', '-i', 'a');
  const osd = randomUUID();
  ceph('osd', 'new', osd, '0');
  tool('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  ceph('osd', 'crush', 'add-bucket', 'here', 'host');
  ceph('osd', 'crush', 'move', 'here', 'root=default');
  ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'host=here');
  daemon('ceph-osd', '-i', '0');
  const user = ['--uid', 'nasaq', '--display-name', 'nasaq'];
  tool(
    'radosgw-admin',
    '-n',
    'client.admin',
    'user',
    'create',
    ...user,
    '--access-key',
    key.access,
    '--secret-key',
    key.secret,
  );
  const served = daemon('radosgw', '-n', 'client.gateway');
  const address = `http://127.0.0.1:${gateway}`;
  if (!(await waitUntilReady(address, { patience, isRunning: () => served.exitCode === null })))
    throw new Error('radosgw does not answer.');
  console.log(`${tool('radosgw', '--version').trim()} at ${address}`);
  const chosen = process.argv.slice(2);
  const files = chosen.length > 0 ? chosen : tests;
  const vitest = spawn(
    path.join(import.meta.dirname, '../node_modules/.bin/vitest'),
    ['run', '--project', 'admin', ...files],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_S3_ENDPOINT: address,
        TEST_S3_ACCESS_KEY: key.access,
        TEST_S3_SECRET_KEY: key.secret,
      },
    },
  );
  return new Promise((resolve) => vitest.on('close', (code) => resolve(code ?? 1)));
}

/**
 * One monitor and one OSD that stores in memory; whoever reaches the loopback address is let in, but at the gateway.
 * @param {number} monitor port
 * @param {number} gateway port
 */
function prepare(monitor, gateway) {
  for (const name of ['run', 'mon', 'osd', 'gateway']) mkdirSync(path.join(folder, name));
  const cluster = randomUUID();
  const at = (name) => path.join(folder, name);
  writeFileSync(
    at('ceph.conf'),
    `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitor}/0]
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${at('keyring')}
run dir = ${at('run')}
admin socket = ${at('run')}/$name.sock
log file = ${at('$name.log')}
pid file =
mon allow pool size one = true
osd crush chooseleaf type = 0
osd pool default min size = 1
osd pool default pg autoscale mode = off
osd pool default pg num = 4
osd pool default size = 1
[mon.a]
mon data = ${at('mon')}
[osd.0]
osd data = ${at('osd')}
osd objectstore = memstore
memstore device bytes = 2147483648
[client.gateway]
rgw data = ${at('gateway')}
rgw frontends = beast endpoint=127.0.0.1:${gateway}
ms mon client mode = crc
`,
  );
  for (const name of ['mon.', 'client.admin', 'client.gateway'])
    tool(
      'ceph-authtool',
      ...(name === 'mon.' ? ['--create-keyring'] : []),
      at('keyring'),
      '--gen-key',
      '-n',
      name,
      '--cap',
      'mon',
      'allow *',
    );
  tool('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, at('monmap'));
  tool('ceph-mon', '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring'));
}

/** Calls of the cluster wait for its monitor by themselves. */
function ceph(...args) {
  return tool('ceph', '--connect-timeout', String(patience / 1000), ...args);
}

function tool(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8', env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
}

function daemon(program, ...args) {
  const started = spawn(program, [...args, '-f'], { env: environment(), stdio: 'ignore' });
  daemons.push(started);
  return started;
}

function environment() {
  return { ...process.env, CEPH_CONF: path.join(folder, 'ceph.conf') };
}

function takeAway() {
  for (const each of daemons) each.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isThere(program) {
  return (process.env.PATH ?? '').split(path.delimiter).some((entry) => {
    try {
      execFileSync('test', ['-x', path.join(entry, program)]);
      return true;
    } catch {
      return false;
    }
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
