import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen, type Listening } from '../platform/listen.ts';
import { proxyAdmin } from './proxy-admin.ts';
import { signedIn, token } from './test/session-site.ts';

/** An admin host that sends events as long as its reader stays. */
let admin: Server;
let site: Listening;
let base: string;
let streams: { response: ServerResponse; authorization: string | undefined; left: Promise<unknown> }[];

beforeAll(async () => {
  admin = createServer((request, response) => {
    if (request.url?.startsWith('/api/v1/silent')) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: first\n\n');
    streams.push({ response, authorization: request.headers.authorization, left: once(response, 'close') });
  });
  admin.listen(0, '127.0.0.1');
  await once(admin, 'listening');
  const { port } = admin.address() as AddressInfo;
  const env = readEnv({ ADMIN_URL: `http://127.0.0.1:${port}`, SITE_URL: 'http://localhost:3000' });
  // A far shorter idle timeout than the product has: what comes after the first word is waited for as long as it takes.
  const proxy = proxyAdmin(env, { idleTimeout: 200 });
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
  const ask = () =>
    fetch(`${base}/api/v1/account/events?v=2`, {
      headers: { cookie: signedIn, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
      signal: leave.signal,
    });
  let answer = await ask();
  // On a busy machine the first word may take longer than is waited for here.
  while (answer.status === 503) {
    streams = [];
    answer = await ask();
  }
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
  const { next, leave } = await open();
  await next();
  let cut = false;
  void streams[0]!.left.then(() => (cut = true));
  // Answers that were asked for after it are given up one after the other meanwhile.
  for (let turn = 0; turn < 3; turn += 1) expect((await fetch(`${base}/api/v1/silent?v=2`)).status).toBe(503);
  expect(cut).toBe(false);
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
