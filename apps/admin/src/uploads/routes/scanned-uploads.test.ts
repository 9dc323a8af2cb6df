import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pdf } from '../testing/documents.ts';
import { openScanner, type TestScanner } from '../testing/scanner.ts';
import { openUploadServer, type UploadServer } from '../testing/upload-server.ts';

let scanner: TestScanner;
let server: UploadServer;
beforeAll(async () => {
  scanner = await openScanner();
  vi.stubEnv('CLAMAV_SOCKET', `127.0.0.1:${scanner.port}`);
  vi.stubEnv('SUBMISSIONS_PER_ADDRESS', '1000');
  server = await openUploadServer();
});
afterAll(async () => {
  await server.close();
  await scanner.close();
});
beforeEach(() => {
  scanner.seen.length = 0;
  scanner.says('stream: OK');
});

const file = () => Buffer.from(pdf(200_000));

async function kept(): Promise<{ files: string[]; rows: number }> {
  const folder = path.join(server.dataDir, 'uploads');
  const below = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const { totalDocs } = await server.payload.count({ collection: 'uploads' });
  return { files: below.filter((entry) => entry.isFile()).map(({ name }) => name), rows: totalDocs };
}

test('a file goes to the scanner whole before it is kept', async () => {
  const content = file();
  await server.upload(content);
  expect(scanner.seen).toEqual([content]);
});

test('what the scanner finds something in is refused with its reason, and nothing of it stays', async () => {
  const before = await kept();
  scanner.says('stream: Win.Test.EICAR_HDB-1 FOUND');
  const { status, body } = await server.send(file());
  expect([status, JSON.parse(body)]).toMatchObject([422, { error: { field: 'file', reason: 'harmful' } }]);
  expect(await kept()).toEqual(before);
});

test.each([null, 'INSTREAM size limit exceeded. ERROR', 'UNKNOWN COMMAND', ''])(
  'without a verdict (%s) nothing is let through: the file is sent again later',
  async (answer) => {
    const before = await kept();
    scanner.says(answer);
    expect((await server.send(file())).status).toBe(503);
    expect(await kept()).toEqual(before);
    scanner.says('stream: OK');
    expect((await server.send(file())).status).toBe(201);
  },
);

test('what is no document is refused without asking the scanner', async () => {
  expect((await server.send(Buffer.from('nothing'))).status).toBe(422);
  expect(scanner.seen).toEqual([]);
});

test('the check of an installation tells a scanner without signatures, with too small files, and one that is away', async () => {
  const { scannerFindings } = await import('../../command-line/check-scanner.ts');
  const found = async () => (await scannerFindings({ host: '127.0.0.1', port: scanner.port }))[0]!;
  expect(await found()).toMatchObject({ state: 'bad', what: expect.stringContaining('freshclam') });
  scanner.says('stream: Eicar-Test-Signature FOUND');
  expect(await found()).toMatchObject({ state: 'ok' });
  expect(scanner.seen.map(({ length }) => length)).toEqual([68, 68, 10 * 1024 ** 2]);
  scanner.says('INSTREAM size limit exceeded. ERROR');
  expect(await found()).toMatchObject({ state: 'bad', what: expect.stringContaining('StreamMaxLength') });
  expect(await scannerFindings({ path: '/none/clamd.ctl' })).toMatchObject([
    { state: 'bad', what: expect.stringContaining('ENOENT') },
  ]);
  expect(await scannerFindings(undefined)).toMatchObject([{ state: 'look' }]);
});
