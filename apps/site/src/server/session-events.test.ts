import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen, type Listening } from '../platform/listen.ts';
import { proxyAdmin } from './proxy-admin.ts';
import { signedIn, token } from './test/session-site.ts';

/** Milliseconds that the site waits for an answer. */
const idleTimeout = 25_000;

/** An admin host that sends events as long as its reader stays, and tells of the calls that it leaves without an answer. */
let admin: Server;
let site: Listening;
let base: string;
let streams: { response: ServerResponse; authorization: string | undefined; left: Promise<unknown> }[];

beforeAll(async () => {
  admin = createServer((request, response) => {
    if (request.url?.startsWith('/api/v1/silent')) return void admin.emit('silence');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: first\n\n');
    streams.push({ response, authorization: request.headers.authorization, left: once(response, 'close') });
  });
  admin.listen(0, '127.0.0.1');
  await once(admin, 'listening');
  const { port } = admin.address() as AddressInfo;
  const env = readEnv({ ADMIN_URL: `http://127.0.0.1:${port}`, SITE_URL: 'http://localhost:3000' });
  const proxy = proxyAdmin(env, { idleTimeout });
  site = await listen(() => new Response(null, { status: 404 }), 0, '127.0.0.1', proxy);
  base = `http://127.0.0.1:${site.port}`;
});
afterAll(async () => {
  admin.closeAllConnections();
  site.server.closeAllConnections();
  await Promise.all([site.close(), new Promise((resolve) => admin.close(resolve))]);
});
beforeEach(() => {
  streams = [];
  vi.restoreAllMocks();
});

async function open() {
  const leave = new AbortController();
  const answer = await fetch(`${base}/api/v1/account/events?v=2`, {
    headers: { cookie: signedIn, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    signal: leave.signal,
  });
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let text = '';
  /** The next event, however the network has cut what came; `null` at the end. */
  const next = async () => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
    const end = text.indexOf('\n\n') + 2;
    const event = text.slice(0, end);
    text = text.slice(end);
    return event;
  };
  return { answer, next, leave };
}

test('events arrive one by one, as they are, with the reader’s session', async () => {
  const { answer, next, leave } = await open();
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
  expect(await next()).toBe('data: first\n\n');
  expect(streams[0]!.authorization).toBe(`Bearer ${token}`);
  for (const word of ['second', 'ثالث']) {
    streams[0]!.response.write(`data: ${word}\n\n`);
    expect(await next()).toBe(`data: ${word}\n\n`);
  }
  leave.abort();
});

test('a stream that is silent for longer than an answer may take is not cut', async () => {
  // A clock that the test moves, of all that is asked for here; nothing else's stands still for it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { next, leave } = await open();
  await next();
  // An answer that was asked for after it is given up in the same moment.
  const asked = once(admin, 'silence');
  const unanswered = fetch(`${base}/api/v1/silent?v=2`);
  await asked;
  vi.advanceTimersByTime(idleTimeout);
  expect((await unanswered).status).toBe(503);
  streams[0]!.response.write('data: late\n\n');
  expect(await next()).toBe('data: late\n\n');
  leave.abort();
});

test('a reader who leaves is noticed by the admin host', async () => {
  const { next, leave } = await open();
  await next();
  const logged = vi.spyOn(console, 'error');
  leave.abort();
  await streams[0]!.left;
  expect(logged).not.toHaveBeenCalled();
});

test('an admin host that dies ends the stream of its reader', async () => {
  const { next } = await open();
  await next();
  streams[0]!.response.socket!.destroy();
  expect(await next()).toBeNull();
});

test('fifty readers are served at once', async () => {
  const readers = await Promise.all(Array.from({ length: 50 }, open));
  await Promise.all(readers.map(({ next }) => next()));
  for (const { response } of streams) response.write('data: all\n\n');
  expect(await Promise.all(readers.map(({ next }) => next()))).toEqual(readers.map(() => 'data: all\n\n'));
  for (const { leave } of readers) leave.abort();
});
