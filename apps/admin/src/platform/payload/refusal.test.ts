import { ErrorQueue, watchLog } from '@nasaq/error-reports';
import { openLog } from '@nasaq/logging';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberPassword } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let token: string;
let administrator: number;
let queue: ErrorQueue;
let stop: () => void;
const lines: { level: string; msg: string }[] = [];

beforeAll(async () => {
  openLog({ app: 'admin', level: 'info', write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
  opened = await openTestPayload();
  payload = opened.payload;
  payload.logger.level = 'info';
  const data = { email: 'admin@nasaq.example', password: memberPassword };
  const member = { ...data, name: 'Salma', roles: ['admin' as const] };
  administrator = (await payload.create({ collection: 'users', data: member })).id;
  token = (await payload.login({ collection: 'users', data })).token!;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await opened.close();
});
beforeEach(() => {
  lines.length = 0;
  queue = new ErrorQueue('1.0.0');
  stop = watchLog(queue, 'admin');
});
afterEach(() => stop());

async function ask(method: string, path: string, body?: string, by = token): Promise<number> {
  const { handleEndpoints } = await import('payload');
  const headers = { Authorization: `JWT ${by}`, ...(body && { 'Content-Type': 'application/json' }) };
  const request = new Request(`http://localhost:3001/api${path}`, { method, headers, ...(body && { body }) });
  return (await handleEndpoints({ config: payload.config, request })).status;
}

test('what a member of staff may not do is information in the log, and comes into no inbox', async () => {
  expect(await ask('DELETE', `/users/${administrator}`)).toBe(409);
  expect(await ask('GET', '/posts?where[nowhere][equals]=1')).toBe(400);
  expect(lines.map(({ level }) => level)).toEqual(['info', 'info']);
  expect(lines[0]!.msg).toMatch(/only administrator/u);
  expect(queue.take()).toEqual([]);
});

test.each(['abc', '1.5', '99999999999', '1%20or%201', 'abc/uses'])(
  'nothing stands at /posts/%s: that is no error of the host',
  async (id) => {
    expect(await ask('GET', `/posts/${id}`)).toBe(404);
    expect(queue.take()).toEqual([]);
  },
);

test.each(['PATCH', 'DELETE'])('nor is it to %s what has no number', async (method) => {
  expect(await ask(method, '/posts/abc?draft=true', '{}')).toBe(404);
  expect(queue.take()).toEqual([]);
});

test('nor is it to sign out where nobody is signed in', async () => {
  expect(await ask('POST', '/users/logout', undefined, '')).toBe(400);
  expect(lines.map(({ level }) => level)).toEqual(['error']);
  expect(queue.take()).toEqual([]);
});

test('what fails still comes there', async () => {
  vi.spyOn(payload.db, 'count').mockRejectedValueOnce(new TypeError('It broke'));
  expect(await ask('GET', '/posts/count')).toBe(500);
  expect(queue.take()).toMatchObject([{ source: 'admin', name: 'TypeError', message: 'It broke' }]);
  const { APIError } = await import('payload');
  vi.spyOn(payload.db, 'count').mockRejectedValueOnce(new APIError('It broke, too'));
  expect(await ask('GET', '/posts/count')).toBe(500);
  expect(queue.take()).toMatchObject([{ source: 'admin', name: 'APIError', message: 'It broke, too' }]);
});
