import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLocalReq } from 'payload';
import type { Media } from '../../platform/payload/payload-types.ts';
import { openS3Server, type S3Server } from '../../platform/storage/testing/s3-server.ts';
import { pdf } from '../../uploads/testing/documents.ts';
import { openUploadServer, type UploadServer } from '../../uploads/testing/upload-server.ts';

/** The admin host with S3 from its first start: nothing but what is arriving lies on its disk. */
let s3: S3Server;
let host: UploadServer;
let files: typeof import('../../platform/storage/index.ts').filesOf;

beforeAll(async () => {
  s3 = await openS3Server();
  vi.stubEnv('S3_ENDPOINT', s3.settings.endpoint);
  vi.stubEnv('S3_BUCKET', s3.settings.bucket);
  vi.stubEnv('S3_ACCESS_KEY', s3.settings.accessKey);
  vi.stubEnv('S3_SECRET_KEY', s3.settings.secretKey);
  vi.stubEnv('S3_PREFIX', 'company');
  host = await openUploadServer();
  const storage = await import('../../platform/storage/index.ts');
  const { queryOn } = await import('../../platform/database/query.ts');
  const problem = await storage.storageProblem(queryOn(host.payload));
  if (problem) throw new Error(problem);
  files = storage.filesOf;
});
afterAll(async () => {
  await host.close();
  await s3.close();
  vi.unstubAllEnvs();
});

const onDisk = (area: string) => {
  const folder = path.join(host.dataDir, area);
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile())
    : [];
};
async function inS3(area: 'media' | 'uploads'): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files(area).list()) names.push(name);
  return names.toSorted();
}
const get = (address: string, headers: Record<string, string> = {}) => fetch(`${host.url}${address}`, { headers });

async function picture(name: string, format: 'png' | 'jpeg' = 'png'): Promise<Media> {
  const data = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#2b4fb3' } })
    .toFormat(format)
    .toBuffer();
  return host.payload.create({
    collection: 'media',
    locale: 'en',
    data: { alt: 'A square', altOther: 'مربع' },
    file: { data, mimetype: `image/${format}`, name, size: data.length },
  });
}

test('a picture and its renditions lie in S3 alone, and are served in whole, in part, and not again', async () => {
  const { filename, sizes } = await picture('square.png');
  expect(filename).toBe('square.png');
  expect(await inS3('media')).toEqual([
    'square-1200x600.webp',
    'square-480x240.webp',
    'square-960x480.webp',
    'square.png',
  ]);
  expect(onDisk('media')).toEqual([]);
  const whole = await get('/media/square.png');
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200 });
  const part = await get('/media/square.png', { range: 'bytes=0-7' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-7/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(0, 8));
  expect((await get('/media/square.png', { range: 'bytes=9999999-' })).status).toBe(416);
  const again = await get('/media/square.png', { 'if-none-match': whole.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get(`/media/${sizes!.small!.filename}`)).headers.get('content-type')).toBe('image/webp');
  expect((await get('/media/none.png')).status).toBe(404);
});

test('two pictures that differ by their extension alone do not take each other’s renditions', async () => {
  const first = await picture('twin.png');
  const second = await picture('twin.jpeg', 'jpeg');
  const names = [first, second].flatMap(({ filename, sizes }) => [filename, sizes?.small?.filename]);
  expect(new Set(names).size).toBe(4);
  expect(second.filename).toBe('twin-1.jpeg');
});

test('a crop becomes a new file, the one before goes with the commit; a save without a file leaves it alone', async () => {
  const { id } = await picture('tower.png');
  const req = await createLocalReq({ locale: 'en' }, host.payload);
  req.query = {
    uploadEdits: { crop: { x: 0, y: 0, width: 50, height: 100, unit: '%' }, widthInPixels: 600, heightInPixels: 600 },
  };
  const cropped = await host.payload.update({ collection: 'media', id, req, data: { focalX: 50, focalY: 50 } });
  expect([cropped.filename, cropped.width, cropped.height]).toEqual(['tower-1.png', 600, 600]);
  await expect
    .poll(async () => (await inS3('media')).filter((name) => name.startsWith('tower')))
    .toEqual(['tower-1-480x480.webp', 'tower-1-600x600.webp', 'tower-1.png']);
  await host.payload.update({ collection: 'media', id, locale: 'en', data: { alt: 'A tower' } });
  expect((await get('/media/tower-1.png')).status).toBe(200);
});

test('a save that is undone leaves the files of the row that stays, and none of its own', async () => {
  const { id } = await picture('kept.png');
  const { inTransaction } = await import('../../platform/database/in-transaction.ts');
  const undone = inTransaction(host.payload, async (req) => {
    await host.payload.delete({ collection: 'media', id, req });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await get('/media/kept.png')).status).toBe(200);
  await host.payload.delete({ collection: 'media', id });
  await expect.poll(async () => (await get('/media/kept.png')).status).toBe(404);
  await expect.poll(async () => (await inS3('media')).filter((name) => name.startsWith('kept'))).toEqual([]);
});

test('what a visitor sends lies in S3, is read by who holds its token alone, also in part, and goes with it', async () => {
  const { token, url } = await host.upload(pdf());
  const [key] = await inS3('uploads');
  expect(onDisk('uploads')).toEqual([]);
  const own = await get(url);
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(own.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(pdf()));
  const part = await get(url, { range: 'bytes=0-3' });
  expect([part.status, await part.text()]).toEqual([206, '%PDF']);
  for (const address of [`/media/${key}`, `/uploads/${key}`, url.replace(token, `${token.slice(1)}x`)])
    expect((await get(address)).status).toBeGreaterThan(400);
  await fetch(`${host.url}${url}`, { method: 'DELETE' });
  expect(await inS3('uploads')).toEqual([]);
});
