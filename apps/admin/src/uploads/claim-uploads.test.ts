import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdf } from './testing/documents.ts';
import { picture } from './testing/pictures.ts';
import { signIn, submissionRow } from './testing/submission-row.ts';
import { openUploadServer, type UploadServer } from './testing/upload-server.ts';

type Claim = typeof import('./claim-uploads.ts').claimUploads;
type InTransaction = typeof import('../platform/database/in-transaction.ts').inTransaction;
let server: UploadServer;
let payload: Payload;
let claimUploads: Claim;
let inTransaction: InTransaction;

beforeAll(async () => {
  vi.stubEnv('SUBMISSIONS_PER_ADDRESS', '1000');
  server = await openUploadServer();
  ({ payload } = server);
  ({ claimUploads } = await import('./claim-uploads.ts'));
  ({ inTransaction } = await import('../platform/database/in-transaction.ts'));
});
afterAll(() => server.close());

/** An order with these files, as the intake stores it. */
function order(tokens: readonly string[], field = 'files', req?: PayloadRequest): Promise<number> {
  const store = async (within: PayloadRequest) => {
    const id = await submissionRow('orders', within);
    await claimUploads(tokens, { kind: 'orders', field, id }, within);
    return id;
  };
  return req ? store(req) : inTransaction(payload, store);
}

async function filesOf(id: number) {
  const { docs } = await payload.find({
    collection: 'uploads',
    where: { submission: { equals: { relationTo: 'orders', value: id } } },
    depth: 0,
    showHiddenFields: true,
  });
  return docs;
}

const get = (address: string, cookie?: string) =>
  fetch(server.url + address, { headers: cookie ? { cookie } : {}, redirect: 'manual' });

const gone = expect.objectContaining({
  code: 'invalid',
  field: 'files',
  details: {
    failures: [
      expect.objectContaining({
        field: 'files',
        rule: 'file_gone',
        message: '“Files”: a file is no longer here. Choose it again.',
        messageAr: 'الملفات: أحد الملفات لم يعد لدينا، اختره مرة أخرى',
      }),
    ],
  },
});

test('claimed → the submission’s own: it expires no more, and its token opens and removes nothing', async () => {
  const [one, two] = [await server.upload(pdf()), await server.upload(pdf())];
  const id = await order([one.token, two.token, one.token]);
  const files = await filesOf(id);
  expect(files.map(({ expires_at, field }) => [expires_at, field])).toEqual([
    [null, 'files'],
    [null, 'files'],
  ]);
  expect((await get(one.url)).status).toBe(404);
  expect((await fetch(server.url + one.url, { method: 'DELETE' })).status).toBe(404);
});

test.each<[string, () => Promise<string>]>([
  ['unknown', async () => 'A'.repeat(43)],
  ['no token at all', async () => "' or 1=1"],
  ['of another field', async () => (await server.upload(pdf(), { field: 'brief_files' })).token],
  [
    'of another form',
    async () =>
      (await server.upload(await picture('png'), { name: 'a.png', kind: 'reports', field: 'screenshots' })).token,
  ],
  [
    'claimed before',
    async () => {
      const { token } = await server.upload(pdf());
      await order([token]);
      return token;
    },
  ],
  [
    'expired',
    async () => {
      const { token } = await server.upload(pdf(), { name: 'expired.pdf' });
      const { docs } = await payload.find({ collection: 'uploads', where: { filename: { equals: 'expired.pdf' } } });
      const data = { expires_at: new Date(Date.now() - 1_000).toISOString() };
      await payload.db.updateOne({ collection: 'uploads', id: docs[0]!.id, data });
      return token;
    },
  ],
])(
  'a file that is %s → 422 at its field in both languages, nothing stored, the others free again',
  async (_, token) => {
    const other = await server.upload(pdf());
    const before = await payload.count({ collection: 'orders' });
    await expect(order([other.token, await token()])).rejects.toEqual(gone);
    // The case «claimed before» has stored an order of its own.
    expect((await payload.count({ collection: 'orders' })).totalDocs - before.totalDocs).toBeLessThanOrEqual(1);
    expect((await get(other.url)).status).toBe(200);
    expect(await filesOf(await order([other.token]))).toHaveLength(1);
  },
);

test('one file, ten submissions at once → one of them gets it', async () => {
  const { token } = await server.upload(pdf());
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => order([token])));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results.filter(({ status }) => status === 'rejected'))
    expect(result).toEqual({ status: 'rejected', reason: gone });
});

test('two submissions with the same two files in another order → one gets both, nobody waits for ever', async () => {
  const tokens = [(await server.upload(pdf())).token, (await server.upload(pdf())).token];
  const results = await Promise.allSettled([order(tokens), order(tokens.toReversed())]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a submission that fails after it claimed → the file is its uploader’s again', async () => {
  const { token, url } = await server.upload(pdf());
  const failing = inTransaction(payload, async (req) => {
    await order([token], 'files', req);
    throw new Error('mail could not be queued');
  });
  await expect(failing).rejects.toThrow('mail could not be queued');
  expect((await get(url)).status).toBe(200);
  expect(await filesOf(await order([token]))).toHaveLength(1);
});

test('staff: the roles of its kind see the file, with a record of who saw it; nobody else does', async () => {
  const content = pdf(30_000);
  const { token } = await server.upload(content, { name: 'عرض "1".pdf' });
  const id = await order([token]);
  const [file] = await filesOf(id);
  const address = `/uploads/${file!.id}`;
  const views = () =>
    payload.find({
      collection: 'events',
      where: { submission: { equals: { relationTo: 'orders', value: id } } },
      depth: 0,
    });

  expect((await get(address)).status).toBe(401);
  for (const role of ['editor', 'recruiter', 'agent'] as const) {
    const { cookie } = await signIn(payload, role);
    expect([role, (await get(address, cookie)).status]).toEqual([role, 403]);
  }
  expect((await views()).docs).toEqual([]);

  const seller = await signIn(payload, 'sales');
  const seen = await get(address, seller.cookie);
  expect(Buffer.from(await seen.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(seen.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '30000',
    'content-disposition': `attachment; filename="___ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('عرض "1".pdf')}`,
    'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  const chief = await signIn(payload, 'admin');
  await (await get(address, chief.cookie)).arrayBuffer();
  const { docs } = await views();
  expect(docs.map(({ type, actor, note }) => [type, actor, note]).toSorted()).toEqual(
    [
      ['viewed_file', seller.id, 'عرض "1".pdf'],
      ['viewed_file', chief.id, 'عرض "1".pdf'],
    ].toSorted(),
  );
});

test('staff: a picture of the brief by the hash of its token, as stored rich text names it', async () => {
  const content = await picture('png', 30, 20);
  const upload = await server.upload(content, { name: 'plan.png', field: 'brief_files' });
  await order([upload.token], 'brief_files');
  const { sanitizeRich } = await import('./rich-text.ts');
  const address = /src="([^"]+)"/.exec(sanitizeRich(`<div><img src="${upload.url}"></div>`))![1]!;
  expect(address).not.toContain(upload.token);
  const { cookie } = await signIn(payload, 'sales');
  const seen = await get(address, cookie);
  expect([seen.status, seen.headers.get('content-disposition')]).toEqual([
    200,
    'inline; filename="plan.png"; filename*=UTF-8\'\'plan.png',
  ]);
  expect(Buffer.from(await seen.arrayBuffer()).equals(content)).toBe(true);
});

test('staff: a file that no submission has claimed, and addresses that are none → 404', async () => {
  const { cookie } = await signIn(payload, 'admin');
  const upload = await server.upload(pdf(), { name: 'unclaimed.pdf' });
  const { docs } = await payload.find({ collection: 'uploads', where: { filename: { equals: 'unclaimed.pdf' } } });
  for (const name of [docs[0]!.id, '0', '-1', '1e3', '99999999', upload.token, 'f'.repeat(64), '..%2fincoming', ''])
    expect([name, (await get(`/uploads/${name}`, cookie)).status]).toEqual([name, 404]);
});

test('staff: a view that cannot be recorded → no file', async () => {
  const { token } = await server.upload(pdf());
  const [file] = await filesOf(await order([token]));
  const { cookie } = await signIn(payload, 'sales');
  const create = vi.spyOn(payload.db, 'create').mockRejectedValueOnce(new Error('no room'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const seen = await get(`/uploads/${file!.id}`, cookie);
  create.mockRestore();
  log.mockRestore();
  expect([seen.status, await seen.text()]).toEqual([500, expect.not.stringContaining('%PDF')]);
});

test('staff: a file that is missing on the disk → 404', async () => {
  const { token } = await server.upload(pdf());
  const [file] = await filesOf(await order([token]));
  rmSync(path.join(server.dataDir, 'uploads', file!.storage_key));
  const { cookie } = await signIn(payload, 'sales');
  expect((await get(`/uploads/${file!.id}`, cookie)).status).toBe(404);
});
