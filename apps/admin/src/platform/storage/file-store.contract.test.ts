import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFile } from './answer-file.ts';
import { diskStore } from './disk-store.ts';
import { bytesOf, contentOf, contentOfFile, digestOf, type FileStore, NameTaken } from './file-store.ts';
import { S3Bucket } from './s3-bucket.ts';
import { s3Store } from './s3-store.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-stores-'));
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

const large = randomBytes(3_000_000);
async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.toSorted();
}

/** What every store does alike, whatever it is. */
describe.each<[string, (kind: string) => FileStore]>([
  ['disk', (kind) => diskStore(path.join(base, kind))],
  ['S3', (kind) => s3Store(bucket, `nasaq/${kind}/`)],
])('%s', (_, storeOf) => {
  test('what was written is found, listed and read back, whole and in part', async () => {
    const store = storeOf('whole');
    const began = Date.now();
    for (const name of ['plan.pdf', 'غلاف ١ +%=?#.png', `${'a'.repeat(200)}.webp`])
      await store.write(name, contentOf(large, 'application/pdf'));
    expect(await namesIn(store)).toEqual([`${'a'.repeat(200)}.webp`, 'plan.pdf', 'غلاف ١ +%=?#.png']);
    const found = await store.find('plan.pdf');
    expect(found).toMatchObject({ name: 'plan.pdf', bytes: large.length });
    // Stores know seconds.
    expect(Math.abs(found!.changed.getTime() - began)).toBeLessThan(60_000);
    expect((await bytesOf(store, 'غلاف ١ +%=?#.png'))!.equals(large)).toBe(true);
    const part = await store.read('plan.pdf', { first: 1_000_000, last: 1_999_999 });
    expect(part!.bytes).toBe(large.length);
    expect((await part!.body.toArray()).reduce<number>((sum, piece: Buffer) => sum + piece.length, 0)).toBe(1_000_000);
    expect(await digestOf(store, 'plan.pdf')).toEqual({
      bytes: large.length,
      sha256: createHash('sha256').update(large).digest('hex'),
    });
  });

  test('a file of this machine, and an empty one', async () => {
    const store = storeOf('machine');
    const file = path.join(base, 'arrived');
    writeFileSync(file, 'what arrived');
    const { sha256 } = contentOf(Buffer.from('what arrived'));
    await store.write('arrived', contentOfFile(file, { bytes: 12, sha256 }));
    await store.write('empty', contentOf(Buffer.alloc(0)));
    expect(String(await bytesOf(store, 'arrived'))).toBe('what arrived');
    expect(await store.find('empty')).toMatchObject({ bytes: 0 });
    expect(await bytesOf(store, 'empty')).toHaveLength(0);
  });

  test('a name that is taken → refused, and what has it stays; said so, it is replaced', async () => {
    const store = storeOf('taken');
    await store.write('cover.png', contentOf(Buffer.from('first')));
    await expect(store.write('cover.png', contentOf(Buffer.from('second')))).rejects.toThrow(NameTaken);
    expect(String(await bytesOf(store, 'cover.png'))).toBe('first');
    await store.write('cover.png', contentOf(Buffer.from('third')), { replace: true });
    expect(String(await bytesOf(store, 'cover.png'))).toBe('third');
  });

  test('what breaks while it is written is not there afterwards, under no name', async () => {
    const store = storeOf('broken');
    const content = {
      ...contentOf(large),
      open: () =>
        Readable.from(
          (function* () {
            yield large.subarray(0, 1_000_000);
            throw new Error('The sender is gone.');
          })(),
        ),
    };
    await expect(store.write('broken', content)).rejects.toThrow('The sender is gone.');
    await expect.poll(() => namesIn(store)).toEqual([]);
    expect(await store.find('broken')).toBe(null);
  });

  test('what does not have the hash that was said → refused, and not there', async () => {
    const store = storeOf('changed');
    const content = { ...contentOf(Buffer.from('changed on the way')), sha256: contentOf(Buffer.from('sent')).sha256 };
    await expect(store.write('changed', content)).rejects.toThrow();
    expect(await store.find('changed')).toBe(null);
  });

  test('what is not there: not found, not read, removed without a word', async () => {
    const store = storeOf('none');
    expect(await namesIn(store)).toEqual([]);
    expect(await store.find('none')).toBe(null);
    expect(await store.read('none')).toBe(null);
    await store.remove('none');
    await store.write('some', contentOf(Buffer.from('some')));
    await store.remove('some');
    expect(await store.find('some')).toBe(null);
  });

  test.each(['', '.', '..', '../whole/plan.pdf', 'a/b', 'a\\b', 'a\u0000b', 'a\nb', 'x'.repeat(256), '\ud800'])(
    '%j is no name',
    async (name) => {
      const store = storeOf('names');
      await expect(store.find(name)).rejects.toThrow(TypeError);
      await expect(store.read(name)).rejects.toThrow(TypeError);
      await expect(store.remove(name)).rejects.toThrow(TypeError);
      await expect(store.write(name, contentOf(Buffer.from('x')))).rejects.toThrow(TypeError);
    },
  );

  test('as an answer: parts, conditions and headers alone', async () => {
    const store = storeOf('answers');
    await store.write('digits', contentOf(Buffer.from('0123456789')));
    const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await answerFile(
        { method, headers: new Headers(headers) },
        { name: 'digits', store },
        { 'Content-Type': 'text/plain' },
        () => '"tag"',
      );
      const [range, length] = [answer!.headers.get('content-range'), answer!.headers.get('content-length')];
      return [answer!.status, await answer!.text(), range, length];
    };
    expect(await ask()).toEqual([200, '0123456789', null, '10']);
    expect(await ask({}, 'HEAD')).toEqual([200, '', null, '10']);
    expect(await ask({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10', '3']);
    expect(await ask({ range: 'bytes=7-' })).toEqual([206, '789', 'bytes 7-9/10', '3']);
    expect(await ask({ range: 'bytes=-2' })).toEqual([206, '89', 'bytes 8-9/10', '2']);
    expect(await ask({ range: 'bytes=5-99' })).toEqual([206, '56789', 'bytes 5-9/10', '5']);
    expect(await ask({ range: 'bytes=-99' })).toEqual([206, '0123456789', 'bytes 0-9/10', '10']);
    for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=-0'])
      expect(await ask({ range })).toEqual([416, '', 'bytes */10', null]);
    // Not understood, several parts, or of another file: the whole.
    for (const range of ['bytes=4-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,4-5', 'bytes=-'])
      expect(await ask({ range })).toEqual([200, '0123456789', null, '10']);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"other"' })).toEqual([200, '0123456789', null, '10']);
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"tag"' })).toEqual([206, '234', 'bytes 2-4/10', '3']);
    expect(await ask({ 'if-none-match': '"old", W/"tag"' })).toEqual([304, '', null, null]);
    expect(await ask({ 'if-none-match': '"tag"' }, 'HEAD')).toEqual([304, '', null, null]);
    expect(await ask({ 'if-none-match': '"old"' })).toEqual([200, '0123456789', null, '10']);
    await store.remove('digits');
    expect(
      await answerFile({ method: 'GET', headers: new Headers() }, { name: 'digits', store }, {}, () => '"tag"'),
    ).toBe(null);
  });
});

// s3rver knows no conditions: `npm run storage:ceph`.
test.runIf(process.env.TEST_S3_ENDPOINT)('many that take a free name at the same moment → one gets it', async () => {
  const store = s3Store(bucket, 'free/');
  const writes = Array.from({ length: 12 }, (_, number) =>
    store.write('cover.png', contentOf(Buffer.from(`${number}`))),
  );
  const done = await Promise.allSettled(writes);
  const winners = done.flatMap(({ status }, number) => (status === 'fulfilled' ? [`${number}`] : []));
  expect(winners).toHaveLength(1);
  expect(String(await bytesOf(store, 'cover.png'))).toBe(winners[0]);
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused.filter((reason) => !(reason instanceof NameTaken))).toEqual([]);
});

test('a bucket that does not let us in, or is not there, says what to do; nothing shows the key', async () => {
  const secretKey = 'a wrong key that nobody may see';
  const wrong = new S3Bucket({ ...server.settings, secretKey });
  expect(await wrong.problem()).toBe('S3_SECRET_KEY is not that of S3_ACCESS_KEY');
  expect(await new S3Bucket({ ...server.settings, bucket: 'none' }).problem()).toContain('there is no such bucket');
  const away = new S3Bucket({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
  expect(await away.problem()).toBe('the connection was refused: check S3_ENDPOINT');
  const error = await s3Store(wrong, '')
    .write('x', contentOf(Buffer.from('x')))
    .catch((thrown: Error) => thrown);
  expect(String(error)).toContain('check S3_ACCESS_KEY and S3_SECRET_KEY');
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(secretKey);
  for (const each of [wrong, away]) each.close();
});

test('a stream of unknown length arrives in parts, and is not there where it breaks', async () => {
  const pieces = async function* (breaks = false) {
    for (let piece = 0; piece < 12; piece += 1) yield large;
    if (breaks) throw new Error('The disk is gone.');
  };
  expect(await bucket.writeStream('streams/whole', pieces())).toBe(36_000_000);
  const store = s3Store(bucket, 'streams/');
  const expected = createHash('sha256');
  for await (const piece of pieces()) expected.update(piece);
  expect(await digestOf(store, 'whole')).toEqual({ bytes: 36_000_000, sha256: expected.digest('hex') });
  await expect(bucket.writeStream('streams/cut', pieces(true))).rejects.toThrow('The disk is gone.');
  expect(await namesIn(store)).toEqual(['whole']);
});
