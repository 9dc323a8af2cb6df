import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { programEnvironment } from './native.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';
import { currentUser } from './system-user.ts';

const isRoot = currentUser().uid === 0;
const fixture = path.join(import.meta.dirname, 'cluster-process.fixture.ts');

interface Line {
  url?: string;
  error?: string;
  lost?: boolean;
}

/** Holds what a first start has made. */
const made = mkdtempSync(path.join(tmpdir(), 'nasaq-db-'));
let base: string;
let dataDir: string;
const clusters = new Set<string>();
const children = new Set<ChildProcessWithoutNullStreams>();

beforeAll(async () => {
  chmodSync(made, 0o755);
  await (await open(path.join(made, 'data'), { home: made })).close();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'nasaq-db-'));
  chmodSync(base, 0o755);
  dataDir = path.join(base, 'data');
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const cluster of clusters) await stopPostmaster(cluster);
  children.clear();
  clusters.clear();
  rmSync(base, { recursive: true, force: true });
});

/** Starts an admin host's database and waits for what it has to say. */
async function open(folder = dataDir, { home = base, uid = '' } = {}) {
  const args = [fixture, folder, home, uid].filter(Boolean);
  const child = spawn(process.execPath, args, { env: programEnvironment, stdio: 'pipe' });
  children.add(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<Line> => JSON.parse((await lines.next()).value as string);
  const said = await next();
  const cluster = path.join(folder, 'postgres/cluster');
  clusters.add(cluster);
  return {
    ...said,
    next,
    cluster,
    postmaster: runningPostmaster(cluster),
    close: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The same over files of an earlier start: making them takes most of a first one. */
function openMade() {
  mkdirSync(dataDir);
  execFileSync('cp', ['-a', path.join(made, 'data/postgres'), dataDir]);
  return open();
}

async function query(connectionString: string | undefined, sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows as unknown[][];
}

test('first start → a UTF-8 database whose order does not depend on the machine; it is kept over a stop', async () => {
  const first = await open();
  expect(
    await query(
      first.url,
      "SELECT pg_encoding_to_char(encoding), datlocprovider, datlocale FROM pg_database WHERE datname = 'nasaq'",
    ),
  ).toEqual([['UTF8', 'b', 'C.UTF-8']]);
  await query(first.url, `CREATE TABLE kept AS SELECT 'نسق' AS name`);
  await first.close();
  expect(runningPostmaster(first.cluster)).toBeUndefined();

  const second = await open();
  expect(await query(second.url, 'SELECT name FROM kept')).toEqual([['نسق']]);
});

test('no port is opened, and nobody else may enter the folder of the socket', async () => {
  const { url } = await openMade();
  expect(await query(url, 'SHOW listen_addresses')).toEqual([['']]);
  const socket = new URL(url ?? '').searchParams.get('host') ?? '';
  expect(statSync(socket).mode & 0o077).toBe(0);
});

test('the admin host was killed and its server still runs → the next start takes it over and stops it at its end', async () => {
  const killed = await openMade();
  await query(killed.url, 'CREATE TABLE kept AS SELECT 1');
  await killed.kill();
  expect(runningPostmaster(killed.cluster)).toBe(killed.postmaster);

  const next = await open();
  expect(next.postmaster).toBe(killed.postmaster);
  expect(await query(next.url, 'SELECT * FROM kept')).toEqual([[1]]);
  await next.close();
  expect(runningPostmaster(next.cluster)).toBeUndefined();
});

test('the server was killed too → the next start recovers what was committed', async () => {
  const killed = await openMade();
  await query(killed.url, 'CREATE TABLE kept AS SELECT 1');
  await killed.kill();
  process.kill(killed.postmaster ?? 0, 'SIGKILL');
  expect(existsSync(path.join(killed.cluster, 'postmaster.pid'))).toBe(true);

  const next = await open();
  expect(next.error).toBeUndefined();
  expect(await query(next.url, 'SELECT * FROM kept')).toEqual([[1]]);
});

test(
  'the number in a left postmaster.pid belongs to another program now → it is not mistaken for the server, nor ended',
  { tags: ['proof'] },
  async () => {
    const first = await openMade();
    await first.close();
    writeFileSync(path.join(first.cluster, 'postmaster.pid'), `${process.pid}\n${first.cluster}\n0\n5432\n\n\n\n`);
    const next = await open();
    expect(next.error).toBeUndefined();
    expect(next.postmaster).not.toBe(process.pid);
  },
);

test.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
  'the server ends by %s → it is started again with what was committed, and the lock is held as before',
  { tags: ['proof'] },
  async (signal) => {
    const opened = await openMade();
    await query(opened.url, 'CREATE TABLE kept AS SELECT 1');
    process.kill(opened.postmaster ?? 0, signal);
    await vi.waitFor(async () => expect(await query(opened.url, 'SELECT * FROM kept')).toEqual([[1]]), {
      timeout: 30_000,
    });
    expect(runningPostmaster(opened.cluster)).not.toBe(opened.postmaster);
    await vi.waitFor(async () => expect((await open()).error).toContain('is in use by another admin host'), {
      timeout: 30_000,
    });
    await opened.close();
    expect(runningPostmaster(opened.cluster)).toBeUndefined();
  },
);

test('the server ends and cannot be started again → the admin host is told', { tags: ['proof'] }, async () => {
  const opened = await openMade();
  writeFileSync(path.join(opened.cluster, 'postgresql.conf'), 'this is no setting\n');
  process.kill(opened.postmaster ?? 0, 'SIGKILL');
  expect(await opened.next()).toEqual({ lost: true });
});

test('a second admin host on the same folder → it says who has it, and the first goes on', async () => {
  const first = await openMade();
  const second = await open();
  expect(second.error).toMatch(/^The data folder \S+ is in use by another admin host \(process \d+\): /);
  expect(await query(first.url, 'SELECT 1')).toEqual([[1]]);
});

test(
  'two first starts at once → one gets the folder, the other says that it is in use',
  { tags: ['proof'] },
  async () => {
    const both = await Promise.all([open(), open()]);
    expect(both.filter(({ url }) => url)).toHaveLength(1);
    expect(both.find(({ error }) => error)?.error).toContain('is in use by another admin host');
  },
);

test('a path too long for a socket → the socket lives elsewhere', { tags: ['proof'] }, async () => {
  const opened = await open(path.join(base, 'a'.repeat(120)));
  expect(await query(opened.url, 'SELECT 1')).toEqual([[1]]);
});

test('files of another PostgreSQL version → a sentence that says so', async () => {
  const first = await openMade();
  await first.close();
  writeFileSync(path.join(first.cluster, 'PG_VERSION'), '15\n');
  expect((await open()).error).toContain('was made by PostgreSQL 15, this is PostgreSQL 18');
});

test.runIf(isRoot)(
  "root, below a folder that only root may enter → the database lives in root's shared place, with a note",
  async () => {
    const closed = mkdtempSync(path.join(homedir(), 'nasaq-db-'));
    const folder = path.join(closed, 'data');
    try {
      const first = await open(folder, { home: path.join(base, 'home') });
      await query(first.url, 'CREATE TABLE kept AS SELECT 1');
      const place = readFileSync(path.join(folder, 'postgres-location.txt'), 'utf8').split('\n')[0] ?? '';
      clusters.add(path.join(place, 'cluster'));
      expect(place.startsWith(path.join(base, 'home'))).toBe(true);
      expect(statSync(path.join(place, 'cluster')).uid).not.toBe(0);
      await first.close();

      const second = await open(folder, { home: path.join(base, 'home') });
      expect(await query(second.url, 'SELECT * FROM kept')).toEqual([[1]]);
      await second.close();
    } finally {
      rmSync(closed, { recursive: true, force: true });
    }
  },
);

test.runIf(isRoot)(
  'an ordinary user → the server runs under their name; root takes it over with their files',
  async () => {
    const uid = 65_534;
    mkdirSync(dataDir);
    chownSync(dataDir, uid, uid);
    const first = await open(dataDir, { uid: String(uid) });
    expect(first.error).toBeUndefined();
    expect(statSync(first.cluster).uid).toBe(uid);
    await first.close();

    const asRoot = await open();
    expect(await query(asRoot.url, 'SELECT 1')).toEqual([[1]]);
  },
);

test.runIf(isRoot)("an ordinary user on root's files → a sentence that says so", async () => {
  const first = await openMade();
  await first.close();
  chmodSync(dataDir, 0o777);
  expect((await open(dataDir, { uid: '65534' })).error).toContain('belongs to another user');
});
