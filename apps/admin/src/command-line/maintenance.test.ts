import { localeHeader } from '@nasaq/contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestPayload, type TestPayload } from '../testing/open-payload.ts';

let opened: TestPayload;
let server: Server;
let host: string;
let isReadOnly: () => boolean;
/** As the command has it said, over a connection of its own. */
let say: (on: boolean) => Promise<void>;
const closings: (() => Promise<void>)[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  const { Notifier } = await import('../platform/database/notifications.ts');
  const { followMaintenance, sayMaintenance } = await import('../platform/database/maintenance.ts');
  const { directUrl } = await import('../platform/database/address.ts');
  const { openOwnQuery } = await import('../platform/database/query.ts');
  const { createApp } = await import('../http-app.ts');
  const { requestHandler } = await import('../platform/http/request-handler.ts');
  ({ isReadOnly } = await import('../platform/payload/read-only.ts'));
  const notifier = new Notifier();
  const own = openOwnQuery(directUrl()!);
  const stop = await followMaintenance(opened.payload, notifier);
  closings.push(stop, () => notifier.close(), own.close);
  say = (on) => sayMaintenance(own.query, on);
  const screens = { handle: async (_: unknown, response: { end: (text: string) => unknown }) => void response.end('') };
  server = createServer(requestHandler(createApp(), screens));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  for (const close of closings) await close();
  await opened.close();
});

/** By the notification: the look at the clock is ten seconds away. */
async function saidWithinASecond(on: boolean): Promise<void> {
  await say(on);
  await vi.waitFor(() => expect(isReadOnly()).toBe(on), { timeout: 1_000, interval: 20 });
}

async function call(path: string, method: string, headers: Record<string, string> = {}) {
  const body = method === 'GET' ? null : '{"name":"Ada"}';
  const answer = await fetch(host + path, {
    method,
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text };
}

test('in maintenance all is read and every write is put off with a sentence in its reader’s language; afterwards it goes through', async () => {
  expect(await call('/api/maintenance', 'GET')).toMatchObject({ status: 200, text: '{"readOnly":false}' });
  const answered = async () => ({
    form: (await call('/api/v1/contacts?v=2', 'POST', { [localeHeader]: 'ar' })).status,
    staff: (await call('/api/services', 'POST')).status,
  });
  const before = await answered();
  expect(before).toEqual({ form: 400, staff: 403 });

  await saidWithinASecond(true);
  expect(await call('/api/v1/contacts?v=2', 'POST', { [localeHeader]: 'ar' })).toMatchObject({
    status: 503,
    retryAfter: '10',
    text: expect.stringMatching(/"code":"unavailable","message":"النظام قيد الصيانة/),
  });
  expect(await call('/api/services/1', 'PATCH', { cookie: 'nasaq-admin-lng=en' })).toMatchObject({
    status: 503,
    text: expect.stringContaining('"errors":[{"message":"The system is being maintained.'),
  });
  for (const [path, method] of [
    ['/api/users/login', 'POST'],
    ['/chat-desk/available', 'POST'],
    ['/api/v1/uploads/token', 'DELETE'],
    ['/api/v1/../services', 'POST'],
    ['/admin', 'POST'],
  ] as const)
    expect([path, (await call(path, method)).status]).toEqual([path, 503]);

  expect((await call('/api/v1/services?v=2', 'GET', { [localeHeader]: 'en' })).status).toBe(200);
  const search = await fetch(`${host}/api/v1/search?v=2`, {
    method: 'POST',
    body: '{"search":"care"}',
    headers: { 'content-type': 'application/json', [localeHeader]: 'en' },
  });
  expect(search.status).toBe(200);
  // A list that is asked for with a long question.
  expect((await call('/api/services', 'POST', { 'x-http-method-override': 'GET' })).status).toBe(403);
  expect((await call('/admin', 'POST', { 'next-action': 'form-state' })).status).toBe(200);
  expect((await call('/api/maintenance', 'GET')).text).toBe('{"readOnly":true}');
  expect((await call('/readyz', 'GET')).text).toContain('"maintenance":"read-only"');

  await saidWithinASecond(false);
  expect(await answered()).toEqual(before);
  expect((await call('/readyz', 'GET')).text).not.toContain('maintenance');
});

test('in maintenance jobs and what is done by the clock wait, but for what the hosts tell each other', async () => {
  const { repeat } = await import('../platform/payload/repeat.ts');
  const { jobs } = await import('../jobs.ts');
  await saidWithinASecond(true);
  const done: string[] = [];
  const work = (job: string, whileReadOnly?: true) =>
    repeat(opened.payload, {
      job,
      every: 60_000,
      failed: '',
      now: true,
      ...(whileReadOnly && { whileReadOnly }),
      run: async () => void done.push(job),
    })();
  await work('retention');
  await work('hosts', true);
  expect(done).toEqual(['hosts']);
  expect(await jobs.shouldAutoRun!(opened.payload)).toBe(false);
  await saidWithinASecond(false);
  await work('retention');
  expect(done).toEqual(['hosts', 'retention']);
});
