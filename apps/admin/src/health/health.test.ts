import { openLog } from '@nasaq/logging';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrations } from '../platform/database/migrations/index.ts';
import type { Query } from '../platform/database/query.ts';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let readiness: (typeof import('./readiness.ts'))['readiness'];
let queryOn: (typeof import('../platform/database/query.ts'))['queryOn'];
let isContract: (typeof import('../platform/database/upgrade/index.ts'))['isContract'];
let folder: string;
beforeAll(async () => {
  vi.stubEnv('LOGINS_PER_ADDRESS', '2');
  opened = await openTestPayload();
  ({ readiness } = await import('./readiness.ts'));
  ({ queryOn } = await import('../platform/database/query.ts'));
  ({ isContract } = await import('../platform/database/upgrade/index.ts'));
  folder = await mkdtemp(path.join(tmpdir(), 'nasaq-health-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await opened.close();
});

type Options = Parameters<typeof readiness>[0];

/** A host that lacks nothing, but for what is said. */
async function ask(options: Partial<Options> = {}) {
  const all: Options = {
    dataDir: folder,
    query,
    isSearchBuilt: () => true,
    mailQueue: () => 'ok',
    isStopping: () => false,
    ...options,
  };
  const answer = await new Hono().get('/readyz', readiness(all)).request('/readyz');
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const query: Query = (text) => queryOn(opened.payload)(text);

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
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ok', database: 'ok', disk: 'ok', mails: { waiting: 1, failed: 0 } });
  expect(body).toMatchObject({
    version: expect.stringMatching(/^\d+\./),
    schema: migrations.at(-1)!.name,
    tables: 'ok',
  });
  await opened.payload.delete({ collection: 'mails', id });
});

test('a disk that takes nothing → 503 with the system’s own word for it, and no path', async () => {
  const file = path.join(folder, 'no-folder');
  await writeFile(file, '');
  const { status, body } = await ask({ dataDir: path.join(file, 'data') });
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'unavailable', database: 'ok', disk: 'ENOTDIR' });
});

test('a database that is away → 503, while the disk is told apart from it', async () => {
  const { status, body } = await ask({
    query: () => Promise.reject(new Error('connect ECONNREFUSED')),
  });
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'unavailable', database: 'away', disk: 'ok' });
  expect(body).not.toHaveProperty('mails');
});

test.each([
  ['a search that is being built', { isSearchBuilt: () => false }, 503, { status: 'unavailable', search: 'building' }],
  ['a queue of mails that is not open', { mailQueue: () => 'away' }, 503, { status: 'unavailable', queue: 'away' }],
  ['no mail server, for which mails are kept', { mailQueue: () => 'off' }, 200, { status: 'ok', queue: 'off' }],
  ['a process that is about to end', { isStopping: () => true }, 503, { status: 'stopping', database: 'ok' }],
] satisfies [string, Partial<Options>, number, object][])('%s → %o', async (_, options, status, body) => {
  expect(await ask(options)).toMatchObject({ status, body });
});

test('tables that lack a migration → 503; tables of a newer release → 200, and both are said', async () => {
  const newest = migrations.at(-1)!.name;
  const rows = async (change: (names: string[]) => string[]): Promise<Query> => {
    const names = change(migrations.map(({ name }) => name)).map((name) => ({ name }));
    return (async (text: string) => (text.includes('payload_migrations') ? names : query(text))) as Query;
  };
  // A step that only takes away is no reason to wait for (docs/operating/upgrade.md).
  const needed = migrations.findLast(({ name }) => !isContract(name))!.name;
  const behind = await rows((names) => names.filter((name) => name !== needed));
  expect(await ask({ query: behind })).toMatchObject({ status: 503, body: { tables: 'behind', schema: newest } });
  const ahead = await rows((names) => [...names, '20991231_235959_later']);
  expect(await ask({ query: ahead })).toMatchObject({ status: 200, body: { tables: 'ahead', schema: newest } });
});

test('what any door of the host refuses is counted by its kind, with one line a minute', async () => {
  const { createApp } = await import('../http-app.ts');
  const { requestHandler } = await import('../platform/http/request-handler.ts');
  const server = createServer(requestHandler(createApp(), { handle: () => Promise.resolve() }));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Other tests of this process refuse something too.
  vi.stubGlobal('nasaqRefusals', undefined);
  const lines: string[] = [];
  vi.stubGlobal('nasaqLogger', undefined);
  openLog({ app: 'admin', level: 'info', write: (line) => void lines.push(line) });
  const call = async (path: string, init: RequestInit = {}) => (await fetch(host + path, init)).status;
  const post = (path: string, body: string, headers = {}) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  const logIn = () => post('/api/users/login', '{"email":"nobody@nasaq.example","password":"guess"}');

  // Payload's REST interface, and what stands before it.
  expect([await logIn(), await logIn(), await logIn(), await logIn()]).toEqual([401, 401, 429, 429]);
  expect(await post('/api/users/login', ' '.repeat(20_000))).toBe(413);
  expect(await post('/api/users/1', '{}', { origin: 'https://evil.example' })).toBe(403);
  expect(await call('/api/posts', { method: 'PROPFIND' })).toBe(405);
  // The agents' screen while the database is away.
  const auth = vi.spyOn(opened.payload, 'auth').mockRejectedValue(new Error('Connection terminated'));
  expect([await call('/chat-desk/chats'), await call('/chat-desk/replies')]).toEqual([503, 503]);
  auth.mockRestore();
  // Mistakes in what is asked for are no refusals.
  expect([await call('/chat-desk/chats'), await call('/api/nowhere')]).toEqual([401, 404]);

  const { refusals } = (await (await fetch(`${host}/healthz`)).json()) as { refusals: Record<string, number> };
  expect(refusals).toEqual({
    too_many_requests: 2,
    payload_too_large: 1,
    foreign_origin: 1,
    odd_request: 1,
    unavailable: 2,
  });
  vi.unstubAllGlobals();
  const refused = lines.filter((line) => line.includes('"refused"'));
  expect(refused.map((line) => (JSON.parse(line) as { refused: string }).refused)).toEqual(Object.keys(refusals));
  expect(refused.at(-1)).toContain('"reason":"Connection terminated"');
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
