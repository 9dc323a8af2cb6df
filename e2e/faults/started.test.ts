import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runningPostmaster, stopPostmaster } from '@nasaq/embedded-postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickFolder } from '../../bin/test/quick-folder.ts';
import { root } from './product/places.ts';
import { until } from './product/until.ts';

let base: string;
let cluster: string;
let port: number;
const children = new Set<ChildProcess>();

beforeEach(async () => {
  base = mkdtempSync(path.join(quickFolder(), 'nasaq-server-'));
  chmodSync(base, 0o755);
  cluster = path.join(base, 'data/postgres/cluster');
  port = await freePort();
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await stopPostmaster(cluster);
  rmSync(base, { recursive: true, force: true });
});

/** The admin host as built, on an empty data folder and without the demo company. */
function start(settings: Record<string, string> = {}) {
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NASAQ_DEMO: 'false',
    ADMIN_PORT: String(port),
    DATA_DIR: path.join(base, 'data'),
    PATH: '/usr/bin:/bin',
    ...settings,
  } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, ['dist/server.mjs'], { cwd: path.join(root, 'apps/admin'), env });
  children.add(child);
  let [errors, lines] = ['', ''];
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdout.on('data', (chunk) => (lines += chunk));
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    errors: [errors.trim(), ...loggedErrors(lines)].filter(Boolean).join('\n'),
  }));
  return { child, ended };
}

/** What the log has as errors, line by line. */
function loggedErrors(lines: string): string[] {
  return lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: string; msg: string })
    .filter(({ level }) => level === 'error' || level === 'fatal')
    .map(({ msg }) => msg);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

function healthy(): Promise<void> {
  return until(
    async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200,
    'the admin host is well',
    // A first start on a busy machine is a minute.
    { patience: 170_000 },
  );
}

test('a wrong setting → its line, and exit code 1', async () => {
  expect(await start({ ADMIN_PORT: 'abc' }).ended).toEqual({
    code: 1,
    errors: 'The admin host cannot start with these settings:\n  ADMIN_PORT must be a port number',
  });
});

test('a taken port → one sentence, exit code 1, and no database is made', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(port, '127.0.0.1', resolve));
  const { code, errors } = await start().ended;
  other.close();
  expect(errors).toBe(
    `The admin host cannot use port ${port} of 127.0.0.1: another program has it. Stop that one, or set ADMIN_PORT to a free port.`,
  );
  expect(code).toBe(1);
  expect(existsSync(cluster)).toBe(false);
});

test('a database that cannot be reached → one sentence, exit code 1', async () => {
  expect(await start({ DATABASE_URL: 'postgres://nasaq:hidden@127.0.0.1:1/nasaq' }).ended).toEqual({
    code: 1,
    errors: 'The database of DATABASE_URL (127.0.0.1:1/nasaq) cannot be used: the connection was refused.',
  });
});

test(
  'started on nothing → answers; stopped → exit code 0 and the database is stopped; killed → starts again',
  { tags: ['proof'] },
  async () => {
    const first = start();
    await healthy();
    expect((await fetch(`http://127.0.0.1:${port}/api/users/me`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/nothing?v=2`)).status).toBe(404);
    expect(existsSync(path.join(base, 'data/first-login.json'))).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/admin/login`)).status).toBe(200);

    const second = await start({ ADMIN_PORT: String(await freePort()) }).ended;
    expect(second.errors).toContain('is in use by another admin host');
    expect(second.code).toBe(1);

    first.child.kill('SIGKILL');
    await first.ended;
    expect(runningPostmaster(cluster)).toBeDefined();

    const third = start({ DRAIN_SECONDS: '3' });
    await healthy();
    third.child.kill('SIGTERM');
    // Balancers are told at once, and whoever still asks is served.
    await vi.waitFor(async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ status: 'stopping' })]);
    });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const served = await fetch(`http://127.0.0.1:${port}/api/v1/nothing?v=2`);
    expect([served.status, served.headers.get('connection')]).toEqual([404, 'close']);
    expect(await third.ended).toEqual({ code: 0, errors: '' });
    expect(runningPostmaster(cluster)).toBeUndefined();
  },
);

test(
  'the database is killed under a running admin host → it goes on without being started again',
  { tags: ['proof'] },
  async () => {
    const running = start();
    await healthy();
    const postmaster = runningPostmaster(cluster)!;
    process.kill(postmaster, 'SIGKILL');
    await vi.waitFor(() => expect([undefined, postmaster]).not.toContain(runningPostmaster(cluster)), {
      timeout: 30_000,
    });
    await healthy();
    expect(
      (
        await fetch(`http://127.0.0.1:${port}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@nasaq.example', password: 'not the password' }),
        })
      ).status,
    ).toBe(401);
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);
  },
);
