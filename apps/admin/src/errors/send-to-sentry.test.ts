import { ErrorQueue } from '@nasaq/error-reports';
import { openLog } from '@nasaq/logging';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnv } from '../env.ts';
import { sentryExport } from './send-to-sentry.ts';

const said: string[] = [];
const came: { url: string; headers: IncomingHttpHeaders; lines: unknown[] }[] = [];
let answers: [status: number, headers?: Record<string, string>][];
let server: Server;
let send: ReturnType<typeof sentryExport>;
let queue: ErrorQueue;

beforeEach(async () => {
  said.length = 0;
  came.length = 0;
  answers = [];
  openLog({ app: 'admin', level: 'warn', write: (line) => void said.push(line) });
  server = createServer(async (request, response) => {
    const lines = (await text(request)).trimEnd().split('\n');
    came.push({ url: request.url!, headers: request.headers, lines: lines.map((line) => JSON.parse(line) as unknown) });
    const [status, headers = {}] = answers.shift() ?? [200];
    response.writeHead(status, headers).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { sentry } = parseEnv({ SENTRY_DSN: `http://abc123@127.0.0.1:${port}/behind/7` });
  send = sentryExport(sentry!, 'https://www.example.com');
  queue = new ErrorQueue('1.4.0');
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve));
});

const fail = (message: string) =>
  queue.note({
    source: 'admin',
    name: 'TypeError',
    message,
    route: '/api/v1/posts',
    request: 'a-request',
    stack: `TypeError: x\n at read (/srv/apps/admin/src/posts.ts:12:5)\n at next (/srv/node_modules/hono/dist/hono.js:3:9)`,
  });

test('each kind is one event with its release, place and count, and nothing of whom it met', async () => {
  fail("No post 'omar@example.com'");
  fail("No post 'rania@example.com'");
  await send(queue.take());
  expect(came).toHaveLength(1);
  const [{ headers, lines, url }] = came as [(typeof came)[0]];
  expect(url).toBe('/behind/api/7/envelope/');
  expect(headers).toMatchObject({
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': expect.stringContaining('sentry_key=abc123'),
  });
  const [head, item, event] = lines as [{ event_id: string }, object, object];
  expect(item).toEqual({ type: 'event' });
  expect(head.event_id).toMatch(/^[\da-f]{32}$/);
  expect(event).toMatchObject({
    event_id: head.event_id,
    release: 'nasaq@1.4.0',
    server_name: 'www.example.com',
    transaction: '/api/v1/posts',
    extra: { count: 2 },
    exception: {
      values: [
        {
          type: 'TypeError',
          stacktrace: {
            frames: [
              { function: 'next', in_app: false },
              { function: 'read', filename: 'apps/admin/src/posts.ts', lineno: 12, colno: 5, in_app: true },
            ],
          },
        },
      ],
    },
  });
  expect(JSON.stringify(lines)).not.toMatch(/omar|rania/);
});

test('a service that has enough is left alone for as long as it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = [[429, { 'retry-after': '30' }]];
  fail('one');
  await send(queue.take());
  fail('another');
  await send(queue.take());
  expect(came).toHaveLength(1);
  vi.setSystemTime(Date.now() + 31_000);
  fail('a third');
  await send(queue.take());
  expect(came).toHaveLength(2);
  expect(said).toEqual([]);
});

test('a service that fails is said once until it is well again, and never as an error, which would come back here', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answers = [[500], [500], [200], [500]];
  for (let round = 0; round < 4; round += 1) {
    fail('again');
    await send(queue.take());
    vi.setSystemTime(Date.now() + 61_000);
  }
  expect(came).toHaveLength(4);
  expect(said.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(['warn', 'warn']);
});

test.each(['https://sentry.example.com/1', 'https://key@sentry.example.com/', 'key@host/1', 'ftp://key@host/1'])(
  'an address that is no DSN is said at the start: %s',
  (dsn) => expect(() => parseEnv({ SENTRY_DSN: dsn })).toThrow('SENTRY_DSN must be the DSN of a project'),
);
