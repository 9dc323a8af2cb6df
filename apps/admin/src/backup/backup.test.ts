import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { diceFrom } from '../content/saving/testing/random.ts';
import { picture as drawnPicture } from '../uploads/testing/pictures.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import type { Made } from './make-backup.ts';
import type { RestoreTarget, StoredBackup } from './restore-backup.ts';
import { openSystemServer, systemMajor } from './testing/system-server.ts';
import { expected, write, type Written } from './testing/writers.ts';

/** The whole proof is `BACKUP_ROUNDS=100`. */
const rounds = Number(process.env.BACKUP_ROUNDS ?? 1);
const seed = Number(process.env.RANDOM_SEED ?? 20_261_123);
const passphrase = 'a passphrase of the test';
const secret = 'the secret of the installation';

let opened: TestPayload;
let folder: string;
let source: string;
let backup: typeof import('./index.ts');
let schema: (typeof import('../platform/database/migrations/index.ts'))['migrations'];

beforeAll(async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', passphrase);
  opened = await openTestPayload();
  folder = await mkdtemp(path.join(tmpdir(), 'nasaq-backup-'));
  backup = await import('./index.ts');
  ({ migrations: schema } = await import('../platform/database/migrations/index.ts'));
  const { databaseUrl } = await import('../platform/database/address.ts');
  source = databaseUrl()!;
  await writeFile(path.join(opened.dataDir, 'first-login.json'), '{"email":"a@b.example"}');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await opened.close();
});

async function on<T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** An empty machine: a database without a table, and a folder that is not there yet. */
async function emptyTarget(server = inject('testServer').url): Promise<RestoreTarget & { url: string }> {
  const name = `restored-${randomUUID()}`;
  await on(server, `CREATE DATABASE "${name}"`);
  onTestFinished(async () => void (await on(server, `DROP DATABASE "${name}" WITH (FORCE)`)));
  const url = new URL(server);
  url.pathname = name;
  const database = { url: url.href, close: async () => {} };
  return { dataDir: path.join(folder, name), url: url.href, openDatabase: async () => database };
}

/** @param meanwhile is told when the snapshot is taken */
async function takeBackup(
  meanwhile = () => {},
  { dataDir, url }: Pick<RestoreTarget & { url: string }, 'dataDir' | 'url'> = { dataDir: opened.dataDir, url: source },
): Promise<StoredBackup & Made & { bytes: Buffer; taken: number }> {
  const pieces: Buffer[] = [];
  const result: { made?: Made } = {};
  const installation = { databaseUrl: url, dataDir, secret, cost: { N: 2 ** 10, r: 8, p: 1 } };
  let taken = 0;
  for await (const piece of backup.makeBackup(installation, passphrase, (made) => (result.made = made))) {
    // The first piece comes once the snapshot is taken.
    taken ||= Date.now();
    if (pieces.push(piece) === 1) meanwhile();
  }
  return { ...stored(Buffer.concat(pieces)), ...result.made!, bytes: Buffer.concat(pieces), taken };
}

function stored(bytes: Buffer): StoredBackup {
  return {
    name: 'x.backup',
    read: async function* read() {
      for (let at = 0; at < bytes.length; at += 50_000) yield bytes.subarray(at, at + 50_000);
    },
  };
}

async function majorOf(url: string): Promise<number> {
  const [row] = await on<{ server_version_num: string }>(url, 'SHOW server_version_num');
  return Math.floor(Number(row!.server_version_num) / 10_000);
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).slice(dir.length + 1));
}

async function picture(url: string, dataDir: string): Promise<unknown> {
  const tables = await on<{ name: string }>(
    url,
    "SELECT nspname || '.' || relname AS name FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE relkind = 'r' AND nspname !~ '^(pg_|information)' ORDER BY 1",
  );
  const posts = tables.some(({ name }) => name === 'public.posts')
    ? await on(url, 'SELECT * FROM posts_locales ORDER BY id')
    : [];
  return { tables, posts, files: (await filesBelow(dataDir)).toSorted() };
}

test(
  'whatever is written and deleted meanwhile, a restored backup holds what was committed at its moment, and every file that a row names',
  { timeout: 240_000 + rounds * 60_000 },
  async () => {
    const counted = { there: 0, gone: 0, files: 0 };
    const rows: Written[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const target = await emptyTarget();
      let isWriting = true;
      const dice = diceFrom(seed + round);
      const writers = [1, 2, 3].map(() => write(opened.payload, dice, rows, () => isWriting));
      const before = rows.length;
      const wanted = 5 + dice.random() * 20;
      // Enough of each kind, however slow the writers are: rows that stay, rows that went, files.
      const fewest = () => {
        const stays = rows.filter(({ removing }) => removing === undefined);
        const files = stays.filter(({ table }) => table === 'uploads' || table === 'media');
        return Math.min(stays.length, files.length, rows.filter(({ removed }) => removed !== undefined).length);
      };
      await expect.poll(() => rows.length - before > wanted && fewest() > 3, { timeout: 60_000 }).toBe(true);
      const made = await takeBackup();
      isWriting = false;
      await Promise.all(writers);

      const restored = await backup.restoreBackup(made, passphrase, target);
      expect(restored).toMatchObject({ migrated: [], unknown: {}, manifest: { missing: [] } });
      const moment = new Date(made.head.moment).getTime();
      for (const table of ['posts', 'contacts', 'uploads', 'media'] as const) {
        const ids = new Set((await on<{ id: number }>(target.url, `SELECT id FROM ${table}`)).map(({ id }) => id));
        expect(ids.size).toBe(made.manifest.tables[table]!.rows);
        for (const row of rows.filter((written) => written.table === table)) {
          const isExpected = expected(row, moment, made.taken);
          if (isExpected === undefined) continue;
          expect(ids.has(row.id), `round ${round}, ${table} ${row.id}: ${JSON.stringify(row)}`).toBe(isExpected);
          counted[isExpected ? 'there' : 'gone'] += 1;
        }
      }
      const uploads = await on<{ storage_key: string; sha256: string }>(
        target.url,
        'SELECT storage_key, sha256 FROM uploads',
      );
      for (const { sha256, storage_key: key } of uploads) {
        const bytes = await readFile(path.join(target.dataDir, 'uploads', key));
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      }
      const pictures = await on<Record<string, string>>(
        target.url,
        'SELECT filename, sizes_small_filename AS small FROM media',
      );
      const named = pictures.flatMap(({ filename, small }) => [filename, small]).filter(Boolean);
      const gone = named.filter((name) => !existsSync(path.join(target.dataDir, 'media', name!)));
      expect(gone).toEqual([]);
      await expectTheRest(made, target);
      const stray = (await filesBelow(path.join(target.dataDir, 'uploads'))).length - uploads.length;
      expect(stray).toBe(0);
      counted.files += uploads.length + pictures.length;
    }
    console.log(`Backups under writing: ${JSON.stringify({ rounds, written: rows.length, ...counted })}`);
    expect(Math.min(counted.there, counted.gone, counted.files)).toBeGreaterThan(rounds);
  },
);

test(
  'files come and go while the tables have to be waited for → the backup misses none',
  { tags: ['proof'], timeout: 120_000 },
  async () => {
    const { createUpload } = await import('../uploads/index.ts');
    const { deleteUpload } = await import('../uploads/remove-uploads.ts');
    const body = new Uint8Array(await drawnPicture('png', 20));
    const over = new AbortController();
    let passed = 0;
    const visitors = Array.from({ length: 12 }, async (_, visitor) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const file = { kind: 'orders', field: 'files', filename: `${turn}.png`, announced: undefined } as const;
        const sender = `10.${visitor}.${turn >> 8}.${turn & 255}`;
        const { token } = await createUpload({ ...file, body: new Blob([body]).stream(), sender }, opened.payload);
        await deleteUpload(token, opened.payload);
        passed += 1;
      }
    });
    // As a step of an upgrade does: it has a table for itself, again and again.
    const upgrade = (async () => {
      while (!over.signal.aborted) {
        const seen = passed;
        await on(source, 'BEGIN; LOCK TABLE works; SELECT pg_sleep(0.3); COMMIT');
        await expect.poll(() => passed > seen || over.signal.aborted, { interval: 5 }).toBe(true);
      }
    })();
    await expect.poll(() => passed > 20, { timeout: 30_000 }).toBe(true);
    const { manifest } = await takeBackup();
    over.abort();
    await Promise.all([...visitors, upgrade]);
    expect(manifest.missing).toEqual([]);
  },
);

/** Secrets and counters have come back, and nothing is left of the way there. */
async function expectTheRest(
  made: Awaited<ReturnType<typeof takeBackup>>,
  { dataDir, url }: { dataDir: string; url: string },
) {
  expect(await filesBelow(path.join(opened.dataDir, 'backup-work'))).toEqual([]);
  expect(await readFile(path.join(dataDir, 'secret'), 'utf8')).toBe(secret);
  expect(await readFile(path.join(dataDir, 'first-login.json'), 'utf8')).toContain('a@b.example');
  expect((await stat(path.join(dataDir, 'secret'))).mode & 0o077).toBe(0);
  expect((await filesBelow(dataDir)).filter((file) => file.startsWith('restore'))).toEqual([]);
  const [next] = await on<{ id: string }>(url, "SELECT nextval('posts_id_seq') AS id");
  const [most] = await on<{ id: number }>(url, 'SELECT coalesce(max(id), 0) AS id FROM posts');
  expect(Number(next!.id)).toBeGreaterThan(most!.id);
  expect(made.bytes.includes(Buffer.from(secret))).toBe(false);
}

test(
  'a backup of an earlier release → its rows, and the migrations that have come since',
  { tags: ['proof'] },
  async () => {
    const made = await takeBackup();
    const later = schema.at(-1)!;
    // As a release without the last migration would have made it.
    const target = await emptyTarget();
    schema.pop();
    const older = await emptyTarget();
    try {
      const newer = backup.restoreBackup(made, passphrase, older);
      await expect(newer).rejects.toThrow(`newer release (${made.head.version}, schema ${later.name})`);
      expect(existsSync(older.dataDir)).toBe(false);
    } finally {
      schema.push(later);
    }
    const added = {
      ...later,
      name: '20991231_000000_later',
      up: async ({ db }: { db: { execute: (sql: string) => unknown } }) =>
        void (await db.execute('CREATE TABLE later (id serial)')),
    };
    schema.push(added as never);
    try {
      expect(await backup.restoreBackup(made, passphrase, target)).toMatchObject({ migrated: [added.name] });
    } finally {
      schema.pop();
    }
    expect(await on(target.url, 'SELECT name FROM payload_migrations ORDER BY name DESC LIMIT 1')).toEqual([
      { name: added.name },
    ]);
    expect(await on(target.url, 'SELECT * FROM later')).toEqual([]);
  },
);

test.skipIf(systemMajor() === undefined)(
  'another major version of PostgreSQL, that of the system: there and back, every row and file is the same',
  { tags: ['proof'] },
  async () => {
    const major = systemMajor()!;
    const server = openSystemServer(major);
    onTestFinished(() => server.close());
    const there = await emptyTarget(server.url);
    const back = await emptyTarget();
    const made = await takeBackup();
    await backup.restoreBackup(made, passphrase, there);
    expect(await majorOf(there.url)).toBe(major);
    expect(await majorOf(source)).not.toBe(major);

    const again = await takeBackup(undefined, there);
    await backup.restoreBackup(again, passphrase, back);
    expect(again.manifest.tables).toEqual(made.manifest.tables);
    expect(await picture(back.url, back.dataDir)).toEqual(await picture(there.url, there.dataDir));
  },
);

test('what cannot be restored → said in a sentence, and nothing has changed', async () => {
  const made = await takeBackup();
  const target = await emptyTarget();
  const restore = (of: StoredBackup, options: Partial<RestoreTarget> = {}, typed = passphrase) =>
    backup.restoreBackup(of, typed, { ...target, ...options });
  const changed = Buffer.from(made.bytes);
  changed[changed.length >> 1]! ^= 1;
  await expect(restore(made, {}, 'another')).rejects.toThrow('The passphrase does not open x.backup');
  await expect(restore(stored(made.bytes.subarray(0, -1_000)))).rejects.toThrow('cut off');
  await expect(restore(stored(changed))).rejects.toThrow('damaged');
  await expect(restore(stored(randomBytes(5_000)))).rejects.toThrow('is not a backup');
  await expect(restore(made, { givenSecret: 'another secret' })).rejects.toThrow(
    'NASAQ_SECRET is not that of the backup',
  );
  expect(existsSync(target.dataDir)).toBe(false);

  // A table that is not as the migrations leave it, found half-way through.
  const { tables } = (await picture(target.url, target.dataDir)) as { tables: unknown[] };
  expect(tables).toEqual([]);
  const first = schema[0]!;
  const { up } = first;
  first.up = async (args) => {
    await up(args);
    await (args.db as unknown as { execute: (sql: string) => Promise<unknown> }).execute(
      'ALTER TABLE tags DROP COLUMN updated_at',
    );
  };
  try {
    await expect(restore(made)).rejects.toThrow('The restore has failed, and nothing has changed');
  } finally {
    first.up = up;
  }
  expect(await picture(target.url, target.dataDir)).toEqual({ tables: [], posts: [], files: [] });
});

test(
  'a target that holds something → left alone, until --replace is said; then all of it is replaced',
  { tags: ['proof'] },
  async () => {
    const made = await takeBackup();
    const target = await emptyTarget();
    await backup.restoreBackup(made, passphrase, target);
    await on(target.url, "UPDATE posts_locales SET title = 'changed since'");
    await on(target.url, 'CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (id int)');
    await writeFile(path.join(target.dataDir, 'media', 'since.png'), 'since');
    const before = await picture(target.url, target.dataDir);
    await expect(backup.restoreBackup(made, passphrase, target)).rejects.toThrow('The database is not empty');
    const emptied = await emptyTarget();
    await expect(backup.restoreBackup(made, passphrase, { ...emptied, dataDir: target.dataDir })).rejects.toThrow(
      `${target.dataDir} is not empty`,
    );

    const replace = { ...target, replace: true };
    const busy = new pg.Client({ connectionString: target.url });
    await busy.connect();
    await expect(backup.restoreBackup(made, passphrase, replace)).rejects.toThrow('The database is in use');
    await busy.end();
    await expect(backup.restoreBackup(stored(made.bytes.subarray(0, -1_000)), passphrase, replace)).rejects.toThrow(
      'cut',
    );
    expect(await picture(target.url, target.dataDir)).toEqual(before);

    // A host that is just being stopped is waited for.
    const leaving = new pg.Client({ connectionString: target.url });
    await leaving.connect();
    const openDatabase = async () => {
      setTimeout(() => void leaving.end(), 400);
      return target.openDatabase();
    };
    await backup.restoreBackup(made, passphrase, { ...replace, openDatabase });
    expect(await on(target.url, "SELECT 1 FROM posts_locales WHERE title = 'changed since'")).toEqual([]);
    const after = (await picture(target.url, target.dataDir)) as { tables: { name: string }[]; files: string[] };
    // What running hosts share is in no backup; a migration makes it anew.
    after.tables = after.tables.filter(({ name }) => !name.startsWith('nasaq_shared.'));
    expect(after.files).not.toContain('media/since.png');
    expect(after.tables.filter(({ name }) => !name.startsWith('public.'))).toEqual([]);
    expect(after.tables).toHaveLength(Object.keys(made.manifest.tables).length);
  },
);

test(
  'by the clock: one host makes it, keeps what is to be kept, and proves it; what fails is noted with its reason',
  { tags: ['proof'] },
  async () => {
    const { backUp, takeTurn } = await import('./schedule/scheduled-backups.ts');
    const { readBackupState } = await import('./schedule/state.ts');
    const { folderTarget } = await import('./target.ts');
    const { queryOn } = await import('../platform/database/query.ts');
    const { payload } = opened;
    const state = () => readBackupState(queryOn(payload));
    const slot = '2026-11-23T03:00';
    const turns = await Promise.all([1, 2, 3].map(() => takeTurn(payload, slot, new Date())));
    expect(turns.filter(Boolean)).toHaveLength(1);

    const target = folderTarget(path.join(folder, 'backups'));
    const full = { ...target, write: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
    payload.logger.level = 'silent';
    await backUp(payload, slot, full);
    expect(await state()).toMatchObject({ failed: { reason: 'ENOSPC: no space left on device' } });

    await target.write('nasaq-2020-01-01T030000Z.backup', Readable.from([Buffer.from('old')]));
    await target.write('nasaq-2020-01-01T040000Z.backup', Readable.from([Buffer.from('newer')]));
    await backUp(payload, slot, target);
    const { made, ...rest } = await state();
    expect(made).toMatchObject({ slot, bytes: expect.any(Number) });
    expect(rest).toMatchObject({ failed: null, refuted: null, proven: { name: made!.name } });
    expect(rest.proven!.rows).toBeGreaterThan(20);
    expect(await target.list()).toEqual(['nasaq-2020-01-01T040000Z.backup', made!.name]);
    expect(existsSync(path.join(opened.dataDir, 'backup-proof'))).toBe(false);
    expect(await takeTurn(payload, slot, new Date())).toBe(false);

    await backUp(payload, slot, { ...target, open: () => stored(Buffer.from('not what was written')) });
    expect((await state()).refuted?.reason).toContain('is not a backup');
  },
);

test('a restore that is killed between its rows and its files → the next start ends it', async () => {
  const target = await emptyTarget();
  for (const name of ['media/one.png', 'uploads/two', 'secret', 'first-login.json']) {
    await mkdir(path.dirname(path.join(target.dataDir, name)), { recursive: true });
    await writeFile(path.join(target.dataDir, name), 'before');
  }
  const files = (await filesBelow(target.dataDir)).toSorted();
  await on(target.url, 'CREATE TABLE payload_kv (key text PRIMARY KEY, data jsonb)');
  await on(target.url, `INSERT INTO payload_kv VALUES ('nasaq-storage', '{"at":"s3"}')`);
  for (const isCommitted of [true, false]) {
    // As it stands when the process is killed: files ready and said so, rows committed or not.
    const work = path.join(target.dataDir, 'restore-77', 'new');
    await cp(path.join(target.dataDir, 'media'), path.join(work, 'media'), { recursive: true });
    await cp(path.join(target.dataDir, 'uploads'), path.join(work, 'uploads'), { recursive: true });
    await writeFile(path.join(work, 'secret'), isCommitted ? 'restored' : 'never');
    await writeFile(
      path.join(target.dataDir, 'restore.json'),
      JSON.stringify({ id: '77', names: ['media', 'uploads', 'secret'] }),
    );
    if (isCommitted) {
      await on(target.url, "CREATE TABLE nasaq_restored (id text); INSERT INTO nasaq_restored VALUES ('77')");
      // Killed again, with the first of the folders in its place.
      await rm(path.join(target.dataDir, 'media'), { recursive: true });
      await cp(path.join(work, 'media'), path.join(target.dataDir, 'media'), { recursive: true });
      await rm(path.join(work, 'media'), { recursive: true });
    }
    await backup.finishRestore(target.dataDir, target.url);
    expect(await readFile(path.join(target.dataDir, 'secret'), 'utf8')).toBe('restored');
    const left = (await filesBelow(target.dataDir)).toSorted();
    // What the backup did not have goes with what was replaced.
    expect(left).toEqual(files.filter((file) => file !== 'first-login.json'));
    expect(await on(target.url, "SELECT 1 FROM pg_tables WHERE tablename = 'nasaq_restored'")).toEqual([]);
    // Wherever they were: what was restored is on the disk.
    const [{ data } = { data: null }] = await on<{ data: { at: string } }>(target.url, 'SELECT data FROM payload_kv');
    expect(data?.at).toBe('disk');
  }
});
