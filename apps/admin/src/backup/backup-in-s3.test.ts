import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openS3Server, type S3Server } from '../platform/storage/testing/s3-server.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';
import { storePicture } from '../testing/store-picture.ts';

const passphrase = 'a passphrase of the test';
let s3: S3Server;
let opened: TestPayload;
let backup: typeof import('./index.ts');
let storage: typeof import('../platform/storage/index.ts');

beforeAll(async () => {
  s3 = await openS3Server();
  vi.stubEnv('S3_ENDPOINT', s3.settings.endpoint);
  vi.stubEnv('S3_BUCKET', s3.settings.bucket);
  vi.stubEnv('S3_ACCESS_KEY', s3.settings.accessKey);
  vi.stubEnv('S3_SECRET_KEY', s3.settings.secretKey);
  vi.stubEnv('BACKUP_TO', 's3');
  opened = await openTestPayload();
  backup = await import('./index.ts');
  storage = await import('../platform/storage/index.ts');
  const { queryOn } = await import('../platform/database/query.ts');
  const problem = await storage.storageProblem(queryOn(opened.payload));
  if (problem) throw new Error(problem);
});
afterAll(async () => {
  await opened.close();
  await s3.close();
  vi.unstubAllEnvs();
});

async function on<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function emptyDatabase(source: string): Promise<string> {
  const name = `restored-${randomUUID()}`;
  const server = inject('testServer').url;
  await on(server, `CREATE DATABASE "${name}"`);
  onTestFinished(async () => void (await on(server, `DROP DATABASE "${name}" WITH (FORCE)`)));
  const url = new URL(source);
  url.pathname = name;
  return url.href;
}

async function mediaInS3(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.filesOf('media').list()) names.push(name);
  return names.toSorted();
}

test('pictures in S3 are in a backup in S3, also one that is deleted meanwhile, and come back onto the disk', async () => {
  const { databaseUrl } = await import('../platform/database/address.ts');
  const source = databaseUrl()!;
  await storePicture(opened.payload, 'stays');
  const goes = await storePicture(opened.payload, 'goes');
  const before = await mediaInS3();
  expect(before).toContain('goes.png');
  const bytes = await storage.bytesOf(storage.filesOf('media'), 'goes.png');

  const target = backup.chosenTarget();
  const name = backup.backupName(new Date());
  const installation = {
    databaseUrl: source,
    dataDir: opened.dataDir,
    s3: storage.filesInS3(),
    secret: 'the secret of the installation',
    cost: { N: 2 ** 10, r: 8, p: 1 },
  };
  const made = backup.makeBackup(installation, passphrase, () => {});
  const deletingMeanwhile = async function* () {
    let isFirst = true;
    for await (const piece of made) {
      // The first piece comes once the snapshot is taken.
      if (isFirst) await opened.payload.delete({ collection: 'media', id: goes });
      isFirst = false;
      yield piece;
    }
  };
  const { place, size } = await target.write(name, deletingMeanwhile());
  expect(place).toBe(`s3://${s3.settings.bucket}/backups/${name}`);
  expect(size).toBeGreaterThan(1_000);
  expect(await target.list()).toEqual([name]);
  // What waited for the backup is gone now.
  await expect.poll(mediaInS3).toEqual(before.filter((file) => file.startsWith('stays')));

  const url = await emptyDatabase(source);
  const dataDir = path.join(opened.dataDir, 'restored');
  const { manifest } = await backup.restoreBackup(target.open(name), passphrase, {
    dataDir,
    openDatabase: async () => ({ url, close: async () => {} }),
  });
  expect(manifest.missing).toEqual([]);
  expect(Object.keys(manifest.files).toSorted()).toEqual(before.map((file) => `media/${file}`));
  expect(await readFile(path.join(dataDir, 'media', 'goes.png'))).toEqual(bytes);
  const [state] = await on<{ data: object }>(url, "SELECT data FROM payload_kv WHERE key = 'nasaq-storage'");
  expect(state!.data).toMatchObject({ at: 'disk', also: null });

  await target.remove(name);
  expect(await target.list()).toEqual([]);
});
