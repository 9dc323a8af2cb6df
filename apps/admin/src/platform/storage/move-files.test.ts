import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { bytesOf, contentOf, type FileStore } from './file-store.ts';
import { moveFiles } from './move-files.ts';
import { S3Bucket } from './s3-bucket.ts';
import { s3Store } from './s3-store.ts';
import type { Place, StorageRecord, StorageState } from './storage-record.ts';
import { type FileArea, StoredFiles } from './stored-files.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-move-'));
let server: S3Server;
let bucket: S3Bucket;
beforeAll(async () => {
  server = await openS3Server();
  bucket = new S3Bucket(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.close();
  rmSync(base, { recursive: true, force: true });
});

/** Milliseconds for which these hosts believe what they know. */
const span = 150;

/** Nobody meets the files of another installation, nor those of a first try. */
function installation() {
  const name = randomUUID();
  const stores = { disk: diskStore(path.join(base, name)), s3: s3Store(bucket, `${name}/`) };
  const record = recordInMemory();
  const host = () => new StoredFiles('uploads', stores, () => record, { span });
  return { stores, record, host, areas: new Map<FileArea, typeof stores>([['uploads', stores]]) };
}

function recordInMemory(): StorageRecord {
  let state: StorageState = { at: 'disk' };
  let postponed: string[] = [];
  return {
    state: async () => state,
    note: async (change) => void (state = { ...state, ...change }),
    postpone: async (paths) => void (postponed = [...postponed, ...paths]),
    postponed: async () => postponed,
    forget: async (paths) => void (postponed = postponed.filter((it) => !paths.includes(it))),
  };
}

async function contentsOf(store: FileStore): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for await (const { name } of store.list()) contents.set(name, (await bytesOf(store, name))!.toString('hex'));
  return contents;
}

/** One write in ten takes longer than a whole move of files may. */
function oftenSlow(store: FileStore): FileStore {
  return {
    ...store,
    write: async (...more) => {
      if (Math.random() < 0.1) await wait(span * 8);
      await store.write(...more);
    },
  };
}

test(
  'files come, are read and go at three hosts while all of them move there and back: none is lost, none comes back',
  { tags: ['proof'] },
  async () => {
    const { areas, record, stores } = installation();
    const arriving = new Set<string>();
    /** What was on its way to the former place when the files moved away from it: a copy of it may stay there. */
    const overtaken = new Set<string>();
    const watched: StorageRecord = {
      ...record,
      note: async (change) => {
        if (change.at) for (const name of arriving) overtaken.add(name);
        await record.note(change);
      },
    };
    const slow = { disk: oftenSlow(stores.disk), s3: oftenSlow(stores.s3) };
    const hosts = [1, 2, 3].map(() => new StoredFiles('uploads', slow, () => watched, { span }));
    const model = new Map<string, string>();
    const counted = { written: 0, removed: 0, read: 0 };
    const lost: string[] = [];
    const moving = new AbortController();
    let next = 0;
    const anyHost = () => hosts[Math.floor(Math.random() * hosts.length)]!;
    const write = async () => {
      const [name, bytes] = [`file-${(next += 1)}`, randomBytes(200 + Math.floor(Math.random() * 5_000))];
      arriving.add(name);
      await anyHost().write(name, contentOf(bytes));
      arriving.delete(name);
      model.set(name, bytes.toString('hex'));
      counted.written += 1;
    };
    const someone = async () => {
      while (!moving.signal.aborted) {
        const names = [...model.keys()];
        const name = names[Math.floor(Math.random() * names.length)];
        const what = Math.random();
        if (what < 0.35 || name === undefined) await write();
        else if (what < 0.6) {
          // Taken out first: another one must not read what is being removed.
          model.delete(name);
          await anyHost().remove(name);
          counted.removed += 1;
        } else {
          const expected = model.get(name);
          const bytes = await bytesOf(anyHost(), name);
          if (model.has(name) && bytes?.toString('hex') !== expected) lost.push(name);
          counted.read += 1;
        }
        await wait(20);
      }
    };
    await Promise.all(Array.from({ length: 40 }, write));
    const people = Promise.all([someone(), someone(), someone()]);
    const move = async () => {
      for (const [to, from] of [
        ['s3', 'disk'],
        ['disk', 's3'],
      ] satisfies [Place, Place][]) {
        const { copied, left } = await moveFiles(to, areas, watched, { span });
        expect(Object.fromEntries(left)).toEqual({});
        expect(copied).toBeGreaterThan(0);
        expect(await record.state()).toMatchObject({ at: to, also: null });
        const stayed = [...(await contentsOf(stores[from])).keys()];
        expect(stayed.filter((name) => !overtaken.has(name))).toEqual([]);
      }
    };
    // People stop whether the files arrive or not, and what failed at one of them is said.
    await Promise.all([move().finally(() => moving.abort()), people]);
    expect(lost).toEqual([]);
    // Moving again brings what was overtaken.
    await moveFiles('disk', areas, record, { span });
    expect(await contentsOf(stores.disk)).toEqual(model);
    expect(await contentsOf(stores.s3)).toEqual(new Map());
    for (const count of Object.values(counted)) expect(count).toBeGreaterThan(3);
  },
);

test('a move that was cut goes on, and says what it cannot bring; nothing of it is removed', async () => {
  const { areas, host, record, stores } = installation();
  for (const name of ['a', 'b', 'c']) await host().write(name, contentOf(Buffer.from(`content of ${name}`)));
  const { s3, disk } = stores;
  let isAway = true;
  const broken: FileStore = {
    ...s3,
    write: (name, ...more) => (isAway && name === 'b' ? Promise.reject(new Error('no room')) : s3.write(name, ...more)),
  };
  const first = await moveFiles('s3', new Map([['uploads', { disk, s3: broken }]]), record, { span });
  expect([first.copied, [...first.left]]).toEqual([2, [['uploads/b', 'no room']]]);
  expect(await record.state()).toMatchObject({ at: 'disk', also: 's3' });
  expect((await contentsOf(disk)).size).toBe(3);
  isAway = false;
  // Left there by somebody else before: the original counts.
  await s3.write('a', contentOf(Buffer.from('something else')), { replace: true });
  expect(await moveFiles('s3', areas, record, { span })).toMatchObject({ copied: 2, left: new Map() });
  expect([...(await contentsOf(s3)).keys()].toSorted()).toEqual(['a', 'b', 'c']);
  expect(String(await bytesOf(host(), 'a'))).toBe('content of a');
  expect((await contentsOf(disk)).size).toBe(0);
  expect(await moveFiles('s3', areas, record, { span })).toMatchObject({ copied: 0, same: 0 });
});

test('a backup holds what is removed from S3 until it has read it', async () => {
  const { host, record, stores } = installation();
  await record.note({ at: 's3' });
  await host().write('letter', contentOf(Buffer.from('letter')));
  await record.note({ heldUntil: new Date(Date.now() + 60_000).toISOString() });
  await host().remove('letter');
  expect(String(await bytesOf(stores.s3, 'letter'))).toBe('letter');
  expect(await record.postponed()).toEqual(['uploads/letter']);
});
