import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdf } from './testing/documents.ts';
import { submissionRow } from './testing/submission-row.ts';
import { openUploadServer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
let payload: Payload;
let claimUploads: typeof import('./claim-uploads.ts').claimUploads;
let inTransaction: typeof import('../platform/database/in-transaction.ts').inTransaction;
let remove: typeof import('./remove-uploads.ts');

beforeAll(async () => {
  vi.stubEnv('SUBMISSIONS_PER_ADDRESS', '1000');
  server = await openUploadServer();
  ({ payload } = server);
  ({ claimUploads } = await import('./claim-uploads.ts'));
  ({ inTransaction } = await import('../platform/database/in-transaction.ts'));
  remove = await import('./remove-uploads.ts');
});
afterAll(() => server.close());

const folder = () => path.join(server.dataDir, 'uploads');
const hours = (number: number) => number * 60 * 60 * 1_000;

/** An application with a CV, and where its bytes lie. */
async function application(): Promise<{ id: number; file: string }> {
  const { token } = await server.upload(pdf(), { name: 'cv.pdf', kind: 'applications', field: 'cv' });
  const id = await inTransaction(payload, async (req) => {
    const made = await submissionRow('applications', req);
    await claimUploads([token], { kind: 'applications', field: 'cv', id: made }, req);
    return made;
  });
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { submission: { equals: { relationTo: 'applications', value: id } } },
    showHiddenFields: true,
    depth: 0,
  });
  return { id, file: path.join(folder(), docs[0]!.storage_key) };
}

const rowsOf = async (id: number) =>
  (
    await payload.count({
      collection: 'uploads',
      where: { submission: { equals: { relationTo: 'applications', value: id } } },
    })
  ).totalDocs;

test('a submission that is deleted → its files go with it, after the transaction', async () => {
  const { id, file } = await application();
  const other = await application();
  await inTransaction(payload, async (req) => {
    await remove.removeUploadsOf({ kind: 'applications', id }, req);
    expect(existsSync(file)).toBe(true);
  });
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(await rowsOf(id)).toBe(0);
  expect([existsSync(other.file), await rowsOf(other.id)]).toEqual([true, 1]);
});

test('a deletion that is rolled back → nothing is lost', async () => {
  const kept = await application();
  const deleted = await application();
  const failing = inTransaction(payload, async (req) => {
    await remove.removeUploadsOf({ kind: 'applications', id: kept.id }, req);
    throw new Error('something else failed');
  });
  await expect(failing).rejects.toThrow('something else failed');
  await inTransaction(payload, (req) => remove.removeUploadsOf({ kind: 'applications', id: deleted.id }, req));
  // The later one is gone, so the earlier one had its time.
  await expect.poll(() => existsSync(deleted.file)).toBe(false);
  expect([existsSync(kept.file), await rowsOf(kept.id)]).toEqual([true, 1]);
});

test('files that nobody claimed in 48 hours → removed; claimed and younger ones stay', async () => {
  const claimed = await application();
  const upload = await server.upload(pdf());
  const unclaimed = () => payload.count({ collection: 'uploads', where: { expires_at: { exists: true } } });
  expect((await unclaimed()).totalDocs).toBe(1);
  expect(await remove.removeExpiredUploads(payload, new Date(Date.now() + hours(47)))).toBe(0);
  expect((await fetch(server.url + upload.url)).status).toBe(200);
  expect(await remove.removeExpiredUploads(payload, new Date(Date.now() + hours(48) + 1_000))).toBe(1);
  expect((await unclaimed()).totalDocs).toBe(0);
  expect((await fetch(server.url + upload.url)).status).toBe(404);
  expect(existsSync(claimed.file)).toBe(true);
});

test('a file that is being claimed while its time runs out → stays', async () => {
  const { token } = await server.upload(pdf(), { kind: 'applications', field: 'cv' });
  const id = await inTransaction(payload, async (req) => {
    const made = await submissionRow('applications', req);
    await claimUploads([token], { kind: 'applications', field: 'cv', id: made }, req);
    expect(await remove.removeExpiredUploads(payload, new Date(Date.now() + hours(1_000)))).toBe(0);
    return made;
  });
  expect(await rowsOf(id)).toBe(1);
});

test('a submission that was deleted behind the back of the product → its files are found and removed', async () => {
  const { id, file } = await application();
  await payload.db.deleteOne({ collection: 'applications', where: { id: { equals: id } } });
  expect(await remove.removeExpiredUploads(payload)).toBe(1);
  expect(existsSync(file)).toBe(false);
});

test('bytes of a crash → removed when they are old enough; other files in the folder are nobody’s business', async () => {
  const claimed = await application();
  const incoming = path.join(folder(), 'incoming');
  mkdirSync(incoming, { recursive: true });
  const orphan = path.join(folder(), 'a'.repeat(32));
  const young = path.join(folder(), 'b'.repeat(32));
  const broken = path.join(incoming, 'c'.repeat(32));
  const foreign = path.join(folder(), 'notes.txt');
  for (const file of [orphan, young, broken, foreign]) writeFileSync(file, 'x');
  for (const file of [orphan, broken, foreign, claimed.file]) utimesSync(file, 1, 1);
  expect(await remove.removeExpiredUploads(payload)).toBe(2);
  expect([orphan, young, broken, foreign, claimed.file].map((file) => existsSync(file))).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('a folder of which this database knows nothing → left alone, with a warning', async () => {
  for (const { id } of (await payload.find({ collection: 'uploads', pagination: false })).docs)
    await payload.db.deleteOne({ collection: 'uploads', where: { id: { equals: id } } });
  for (let index = 0; index < 12; index++) {
    const file = path.join(folder(), index.toString(16).padStart(32, '0'));
    writeFileSync(file, 'x');
    utimesSync(file, 1, 1);
  }
  const before = readdirSync(folder()).length;
  const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
  expect(await remove.removeExpiredUploads(payload)).toBe(0);
  expect(readdirSync(folder()).length).toBe(before);
  expect(warn).toHaveBeenCalledOnce();
});
