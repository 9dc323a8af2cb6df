import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPayload, type TestPayload } from '../content/testing/open-payload.ts';

let opened: TestPayload;
let health: (typeof import('./health.ts'))['health'];
let folder: string;
beforeAll(async () => {
  opened = await openTestPayload();
  ({ health } = await import('./health.ts'));
  folder = await mkdtemp(path.join(tmpdir(), 'nasaq-health-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await opened.close();
});

async function ask(options: Parameters<typeof health>[0]) {
  const answer = await new Hono().get('/healthz', health(options)).request('/healthz');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const queries = async () => (opened.payload.db as unknown as { pool: never }).pool;

test('a host whose database answers and whose disk takes files is well, and says what waits', async () => {
  const { id } = await opened.payload.create({
    collection: 'mails',
    data: {
      template: 'staff_notice',
      to: 'staff@example.com',
      subject: 'Waits',
      text: 'Waits',
      html: '<p>Waits</p>',
      state: 'queued',
      locale: 'en',
    } as never,
  });
  const { status, body } = await ask({ dataDir: folder, queries });
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ok', database: 'ok', disk: 'ok', mails: { waiting: 1, failed: 0 } });
  await opened.payload.delete({ collection: 'mails', id });
});

test('a disk that takes nothing → 503 with the system’s own word for it, and no path', async () => {
  const file = path.join(folder, 'no-folder');
  await writeFile(file, '');
  const { status, body } = await ask({ dataDir: path.join(file, 'data'), queries });
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'unavailable', database: 'ok', disk: 'ENOTDIR' });
});

test('a database that is away → 503, while the disk is told apart from it', async () => {
  const { status, body } = await ask({
    dataDir: folder,
    queries: () => Promise.reject(new Error('connect ECONNREFUSED')),
  });
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'unavailable', database: 'away', disk: 'ok' });
  expect(body).not.toHaveProperty('mails');
});
