import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { maxFileBytes, uploadSchema, type Upload } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { docx, pdf } from '../testing/documents.ts';
import { picture } from '../testing/pictures.ts';
import { openUploadServer, raw, uploadPath, type UploadServer } from '../testing/upload-server.ts';
import { zipFile } from '../testing/zip-file.ts';

let server: UploadServer;
beforeAll(async () => {
  vi.stubEnv('SUBMISSIONS_PER_ADDRESS', '1000');
  server = await openUploadServer();
});
afterAll(() => server.close());

/** Files on the disk: kept ones, and what is arriving. */
function onDisk(): { kept: string[]; arriving: string[] } {
  const folder = path.join(server.dataDir, 'uploads');
  const kept = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'incoming') : [];
  const incoming = path.join(folder, 'incoming');
  return { kept, arriving: existsSync(incoming) ? readdirSync(incoming) : [] };
}

function rows() {
  return server.payload.find({ collection: 'uploads', pagination: false, showHiddenFields: true });
}

const call = (url: string, init: RequestInit = {}) => fetch(server.url + url, init);

test('a file → 201 with its facts and a token; the bytes are here, private, under another name', async () => {
  const content = pdf(200_000);
  const answer = await server.send(content, { name: 'عرض السعر.pdf' });
  expect(answer.status).toBe(201);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const upload = uploadSchema.parse((JSON.parse(answer.body) as { data: unknown }).data);
  expect(upload).toMatchObject({
    filename: 'عرض السعر.pdf',
    filesize: 200_000,
    contentType: 'application/pdf',
    previewable: false,
    width: null,
    height: null,
  });
  expect(upload.token).toMatch(/^[\w-]{43}$/);
  expect(upload.url).toBe(`/api/v1/uploads/${upload.token}?v=2`);

  const { docs } = await rows();
  const row = docs.find(({ filename }) => filename === 'عرض السعر.pdf')!;
  expect(row.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  expect(JSON.stringify(row)).not.toContain(upload.token);
  const hours = (new Date(row.expires_at!).getTime() - new Date(row.createdAt).getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(48);
  const file = path.join(server.dataDir, 'uploads', row.storage_key);
  expect(readFileSync(file).equals(content)).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(onDisk().arriving).toEqual([]);
});

test('a picture → its size; shown to who holds the token, in a way that nothing in it can run', async () => {
  const content = await picture('png', 64, 48);
  const upload = await server.upload(content, { name: 'screen.png', kind: 'reports', field: 'screenshots' });
  expect(upload).toMatchObject({ contentType: 'image/png', previewable: true, width: 64, height: 48 });
  const shown = await call(upload.url);
  expect(shown.status).toBe(200);
  expect(Buffer.from(await shown.arrayBuffer()).equals(content)).toBe(true);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(content.length),
    'content-disposition': 'inline; filename="screen.png"; filename*=UTF-8\'\'screen.png',
    'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  const head = await call(upload.url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(content.length)]);
});

test('a document → never shown in place', async () => {
  const upload = await server.upload(pdf());
  const response = await call(upload.url);
  await response.arrayBuffer();
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
});

test('taken back → 204, then nothing is left of it; an unknown token is a 404 like any other', async () => {
  const upload = await server.upload(pdf());
  const before = onDisk().kept.length;
  expect((await call(upload.url, { method: 'DELETE' })).status).toBe(204);
  expect(onDisk().kept.length).toBe(before - 1);
  for (const token of [upload.token, 'A'.repeat(43), '1', '..%2f..%2fsecret', "'%20or%201=1--"]) {
    for (const method of ['GET', 'DELETE']) {
      const response = await call(`/api/v1/uploads/${token}?v=2`, { method });
      expect([token, method, response.status]).toEqual([token, method, 404]);
    }
  }
});

test('a file whose time is over → 404', async () => {
  const upload = await server.upload(pdf(), { name: 'late.pdf' });
  const { docs } = await rows();
  const { id } = docs.find(({ filename }) => filename === 'late.pdf')!;
  await server.payload.db.updateOne({
    collection: 'uploads',
    id,
    data: { expires_at: new Date(Date.now() - 1_000).toISOString() },
  });
  expect((await call(upload.url)).status).toBe(404);
});

const refused: [string, string, () => Buffer | Promise<Buffer>, number, string][] = [
  ['empty', 'a.pdf', () => Buffer.alloc(0), 422, 'empty'],
  ['11 MB', 'a.pdf', () => pdf(11 * 1024 * 1024), 413, 'too_large'],
  ['of no accepted type', 'a.exe', () => Buffer.from('MZ'), 422, 'type'],
  ['without an extension', 'cv', () => pdf(), 422, 'type'],
  ['with a false extension', 'a.docx', () => pdf(), 422, 'content'],
  ['a bomb', 'a.docx', () => docx([{ name: 'word/a.bmp', data: Buffer.alloc(155 * 1024 * 1024) }]), 422, 'bomb'],
  [
    'nested archives',
    'a.docx',
    () => docx([{ name: 'a.zip', data: zipFile([{ name: 'b', data: 'c' }]) }]),
    422,
    'bomb',
  ],
  ['cut before it was sent', 'a.pdf', () => pdf(50_000).subarray(0, 40_000), 422, 'incomplete'],
  ['disguised by a control character', 'a\u202Efdp.exe', () => pdf(), 422, 'type'],
];

for (const [kind, name, content, status, reason] of refused)
  test(
    `a file that is ${kind} → refused with the reason, nothing kept`,
    { tags: kind === 'a bomb' ? ['proof'] : [] },
    async () => {
      const before = onDisk().kept.length;
      const answer = await server.send(await content(), { name, headers: { locale: 'ar' } });
      const { error } = JSON.parse(answer.body) as { error: { field: string; reason: string; message: string } };
      expect([answer.status, error.reason, error.field]).toEqual([status, reason, 'file']);
      expect(error.message).toMatch(/[\u0600-\u06FF]/);
      expect(onDisk()).toEqual({ kept: expect.objectContaining({ length: before }), arriving: [] });
    },
  );

test('exactly 10 MB → taken', async () => {
  expect((await server.upload(pdf(maxFileBytes))).filesize).toBe(maxFileBytes);
});

test('what a field does not take → refused for it, taken by another', async () => {
  const content = await picture('png');
  const cv = { name: 'cv.png', kind: 'applications', field: 'cv' };
  expect((await server.send(content, cv)).status).toBe(422);
  expect((await server.send(content, { name: 'cv.png' })).status).toBe(201);
});

test.each([
  ['kind', { kind: 'contacts' }, 'field'],
  ['kind', { kind: '__proto__' }, 'kind'],
  ['field', { kind: 'orders', field: 'constructor' }, 'field'],
  ['name', { headers: { 'x-file-name': '' } }, 'X-File-Name'],
])('a wrong %s (%j) → 400 that names it', async (_, sending, field) => {
  const answer = await server.send(pdf(), sending);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ error: { field } });
});

test.each([
  ['C:\\fakepath\\عقد "نهائي".pdf', 'عقد "نهائي".pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['a\r\nSet-Cookie: x=1\r\n.pdf', 'a Set-Cookie: x=1.pdf'],
  ['evil\u202Efdp.\u2066pdf', 'evilfdp.pdf'],
  ['\u0000\u0007.pdf', 'file.pdf'],
  ['x'.repeat(400) + '.pdf', `${'x'.repeat(146)}.pdf`],
  ['سيرة\u200cذاتية 👩\u200d💻.pdf', 'سيرة\u200cذاتية 👩\u200d💻.pdf'],
  ['half \ud800.pdf', 'half \ufffd.pdf'],
])('the name %j → stored as %j, and cannot break out of a header', async (name, stored) => {
  const encoded = encodeURIComponent(name.toWellFormed());
  const upload = await server.upload(pdf(), { headers: { 'x-file-name': encoded } });
  expect(upload.filename).toBe(stored);
  const response = await call(upload.url);
  await response.arrayBuffer();
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\x20\x21\x23-\x5B\x5D-\x7E]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
  );
  expect(decodeURIComponent(response.headers.get('content-disposition')!.split("''")[1]!)).toBe(stored);
});

test('a name that is not encoded → still a name', async () => {
  expect((await server.upload(pdf(), { headers: { 'x-file-name': '100% done.pdf' } })).filename).toBe('100% done.pdf');
});

test('a page of somebody else’s → may neither send nor remove', async () => {
  const headers = { origin: 'https://evil.example' };
  expect((await server.send(pdf(), { headers })).status).toBe(403);
  const upload = await server.upload(pdf());
  expect((await call(upload.url, { method: 'DELETE', headers })).status).toBe(403);
});

test('a length that is too large → refused before a byte of it is read', async () => {
  const answer = await raw(
    server.port,
    `POST ${uploadPath({})} HTTP/1.1\r\nHost: x\r\nX-File-Name: a.pdf\r\nContent-Length: 99000000\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"reason":"too_large"');
});

test('large files that are refused by their name → the reason reaches every sender, who is still sending', async () => {
  const content = pdf(9_000_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => server.send(content, { name: 'a.exe' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(422));
});

test('pieces without a length: taken up to 10 MB; more is refused while it comes', async () => {
  const before = onDisk().kept.length;
  const piece = Buffer.alloc(64 * 1024, '%');
  const head = `POST ${uploadPath({})} HTTP/1.1\r\nHost: x\r\nX-File-Name: a.pdf\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
  const chunk = (data: Uint8Array) => [`${data.length.toString(16)}\r\n`, data, '\r\n'];
  const small = await raw(server.port, head, ...chunk(pdf(5_000)), '0\r\n\r\n');
  expect(small).toMatch(/^HTTP\/1\.1 201 /);
  const large = await raw(
    server.port,
    head,
    ...chunk(pdf()),
    ...Array.from({ length: 161 }, () => chunk(piece)).flat(),
  );
  expect(large).toMatch(/^HTTP\/1\.1 413 /);
  expect(onDisk()).toEqual({ kept: expect.objectContaining({ length: before + 1 }), arriving: [] });
});

test('a body that is cut in the middle → nothing is kept, and the next upload works', async () => {
  const before = onDisk().kept.length;
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST ${uploadPath({})} HTTP/1.1\r\nHost: x\r\nX-File-Name: a.pdf\r\nContent-Length: 5000000\r\n\r\n`;
  socket.write(head);
  socket.write(pdf(1_000_000));
  await expect.poll(() => onDisk().arriving.length).toBe(1);
  socket.destroy();
  await expect.poll(() => onDisk().arriving.length).toBe(0);
  expect(onDisk().kept.length).toBe(before);
  await server.upload(pdf());
});

test('another method → 405 with those that there are', async () => {
  const response = await call('/api/v1/uploads?v=2');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  const one = await call(`/api/v1/uploads/${'A'.repeat(43)}?v=2`, { method: 'PATCH' });
  expect([one.status, one.headers.get('allow')]).toEqual([405, 'GET, DELETE, HEAD']);
});

test('50 files of 10 MB at once → all taken, in the memory of a few pieces', { tags: ['proof'] }, async () => {
  const content = pdf(maxFileBytes);
  await Promise.all([1, 2, 3].map(() => server.upload(content)));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const uploads: Upload[] = await Promise.all(Array.from({ length: 50 }, () => server.upload(content)));
  clearInterval(watch);
  const growth = (peak - before) / 1024 ** 2;
  console.info(`RSS before ${Math.round(before / 1024 ** 2)} MB, peak ${Math.round(peak / 1024 ** 2)} MB`);
  expect(new Set(uploads.map(({ token }) => token)).size).toBe(50);
  // The sender, in this process too, shares one buffer; holding the bodies would be 500 MB.
  expect(growth).toBeLessThan(250);
});
