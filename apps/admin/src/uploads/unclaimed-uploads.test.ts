import type { UploadKind } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pdf } from './testing/documents.ts';
import { openUploadServer, type Answer, type UploadServer } from './testing/upload-server.ts';

let server: UploadServer;
let uploadSender: (address: string) => string;
beforeAll(async () => {
  server = await openUploadServer();
  ({ uploadSender } = await import('./unclaimed-uploads.ts'));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.payload.db.deleteMany({ collection: 'uploads', where: { id: { exists: true } } });
});

const megabyte = 1024 ** 2;
let rows = 0;
/** Rows as an attack leaves them; their bytes are not on the disk. */
async function leave(address: string, kind: UploadKind, count: number, changes: object = {}): Promise<void> {
  for (let file = 0; file < count; file += 1) {
    rows += 1;
    await server.payload.db.create({
      collection: 'uploads',
      data: {
        kind,
        field: kind === 'applications' ? 'cv' : 'files',
        filename: `${rows}.pdf`,
        sender: uploadSender(address),
        token_hash: `hash-${rows}`,
        storage_key: rows.toString(16).padStart(32, '0'),
        content_type: 'application/pdf',
        filesize: 10 * megabyte,
        sha256: 'x',
        expires_at: new Date(Date.now() + 48 * 3_600_000).toISOString(),
        ...changes,
      },
      returning: false,
    });
  }
}

const names = async () => {
  const { docs } = await server.payload.find({ collection: 'uploads', pagination: false, sort: 'id' });
  return docs.map(({ filename }) => filename);
};
const cv = { kind: 'applications', field: 'cv', name: 'cv.pdf' };
const send = (address: string, sending: object = {}, bytes = 200_000): Promise<Answer> =>
  server.send(pdf(bytes), { ...sending, headers: { 'x-forwarded-for': address, locale: 'ar' } });
const reasonOf = ({ status, body }: Answer) => [
  status,
  (JSON.parse(body) as { error?: { reason?: string } }).error?.reason ?? null,
];
/** 205 files of 10 MB are more than the 2 GiB of applications. */
const fill = async (kind: UploadKind, files: number) => {
  for (let address = 0; address < 10; address += 1)
    await leave(`203.0.113.${address}`, kind, Math.ceil((files - address) / 10));
};

test('ten addresses have filled the room of applications → who applies from another gets through, at their expense', async () => {
  await fill('applications', 204);
  await leave('198.51.100.9', 'applications', 1, { filesize: 100_000, filename: 'honest.pdf' });
  await leave('203.0.113.1', 'applications', 1, { filename: 'claimed.pdf', expires_at: null });
  const before = await names();
  expect(reasonOf(await send('198.51.100.1', cv, 9 * megabyte))).toEqual([201, null]);
  const after = await names();
  expect(after).toEqual(expect.arrayContaining(['honest.pdf', 'claimed.pdf', 'cv.pdf']));
  expect(after.length).toBeLessThanOrEqual(before.length);
  expect(before.filter((name) => !after.includes(name)).length).toBeGreaterThan(0);
  // Who has filled it is told that their files wait.
  expect(reasonOf(await send('203.0.113.0', cv, 9 * megabyte))).toEqual([429, 'unclaimed']);
});

test('a kind that is full leaves the others alone', async () => {
  await fill('orders', 102);
  await fill('reports', 102);
  expect(reasonOf(await send('198.51.100.1', cv))).toEqual([201, null]);
});

test('everybody holds as much as the newcomer would → the oldest give way once they are an hour old, else 507', async () => {
  for (let address = 0; address < 102; address += 1) await leave(`203.0.113.${address}`, 'orders', 1);
  const large = () => send('198.51.100.1', {}, 10 * megabyte);
  expect(reasonOf(await large())).toEqual([507, 'storage_full']);
  const [first] = await names();
  await server.payload.db.updateOne({
    collection: 'uploads',
    where: { filename: { equals: first! } },
    data: { createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString() },
  });
  expect(reasonOf(await large())).toEqual([201, null]);
  expect(await names()).not.toContain(first);
});

test('files of one address that no form has claimed are bounded in number; a claimed one counts no more', async () => {
  await leave('198.51.100.3', 'reports', 30, { filesize: 10 });
  const answer = await send('198.51.100.3');
  expect(reasonOf(answer)).toEqual([429, 'unclaimed']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(reasonOf(await send('198.51.100.4'))).toEqual([201, null]);
  const [first] = await names();
  await server.payload.db.updateOne({
    collection: 'uploads',
    where: { filename: { equals: first! } },
    data: { expires_at: null, sender: null },
  });
  expect(reasonOf(await send('198.51.100.3'))).toEqual([201, null]);
});
