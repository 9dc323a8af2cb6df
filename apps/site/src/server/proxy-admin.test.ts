import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen, type Listening } from '../platform/listen.ts';
import { proxyAdmin } from './proxy-admin.ts';
import { startFixtureAdmin, type FixtureAdmin } from './test/fixture-admin.ts';
import { siteUrl, startTestSite } from './test/test-site.ts';

let admin: FixtureAdmin;
let server: Listening;
let base: string;
beforeAll(async () => {
  const started = await startTestSite();
  admin = started.admin;
  server = await listen(started.site.fetch, 0, '127.0.0.1', started.proxy);
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => Promise.all([server.close(), admin.close()]));

test('API calls reach the admin host with query, headers and body', async () => {
  admin.own.set('POST /api/v1/search', async (request) =>
    Response.json({
      query: new URL(request.url).search,
      body: await request.json(),
      locale: request.headers.get('locale'),
    }),
  );
  const response = await fetch(`${base}/api/v1/search?v=2`, {
    method: 'POST',
    body: '{"search":"نسق"}',
    headers: { locale: 'ar', 'content-type': 'application/json' },
  });
  expect(await response.json()).toEqual({ query: '?v=2', body: { search: 'نسق' }, locale: 'ar' });
});

test('the admin host learns who asks, and is not told otherwise', async () => {
  await fetch(`${base}/api/v1/home?v=2`, { headers: { 'x-forwarded-for': '6.6.6.6', forwarded: 'for=6.6.6.6' } });
  const { headers } = admin.requests.at(-1)!;
  expect(headers.get('x-forwarded-for')).toBe('6.6.6.6, 127.0.0.1');
  expect(headers.get('forwarded')).toBeNull();
  expect(headers.get('x-forwarded-host')).toBe(new URL(base).host);
});

test('headers of one connection stay on it', async () => {
  admin.own.set(
    'GET /api/v1/hops',
    () => new Response('x', { headers: { 'keep-alive': 'timeout=99', 'proxy-authenticate': 'Basic' } }),
  );
  const request = [
    'GET /api/v1/hops HTTP/1.1',
    'Host: x',
    'Connection: close, X-Secret',
    'X-Secret: 1',
    'TE: trailers',
    'Proxy-Authorization: Basic x',
    '',
    '',
  ].join('\r\n');
  const answer = await raw(server.port, request);
  const { headers } = admin.requests.at(-1)!;
  for (const name of ['x-secret', 'te', 'proxy-authorization']) expect(headers.get(name)).toBeNull();
  expect(answer).not.toMatch(/timeout=99|proxy-authenticate/i);
});

test('redirects are the browser’s to follow', async () => {
  admin.own.set(
    'GET /media/moved.png',
    () => new Response(null, { status: 302, headers: { location: '/media/new.png' } }),
  );
  const response = await fetch(`${base}/media/moved.png`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/media/new.png');
});

test('an answer streams: its start arrives before its end is written', async () => {
  let end = () => {};
  admin.own.set('GET /media/film.mp4', () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('start'));
        end = () => controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'video/mp4' } });
  });
  const reader = (await fetch(`${base}/media/film.mp4`)).body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('start');
  end();
  expect((await reader.read()).done).toBe(true);
});

test('media can only be read', async () => {
  const response = await fetch(`${base}/media/a.png`, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a body of more than 25 MB is refused before it is forwarded', async () => {
  const before = admin.requests.length;
  const response = await fetch(`${base}/api/v1/uploads`, {
    method: 'POST',
    body: new Uint8Array(25 * 1024 * 1024 + 1),
    headers: { locale: 'ar' },
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    error: { code: 'payload_too_large', message: expect.stringContaining('ميجابايت') },
  });
  expect(admin.requests.length).toBe(before);
});

test('an admin host that is down is a 503 with a JSON error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = await startFixtureAdmin();
  await other.close();
  const alone = await listenAlone(other.url);
  const response = await fetch(`http://127.0.0.1:${alone.port}/api/v1/home?v=2`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  await alone.close();
});

test('a file: its length, its name and its bytes reach the admin host; a token can be taken back', async () => {
  admin.own.set('POST /api/v1/uploads', async (request) =>
    Response.json({ headers: Object.fromEntries(request.headers), size: (await request.arrayBuffer()).byteLength }),
  );
  admin.own.set('DELETE /api/v1/uploads/abc', () => new Response(null, { status: 204 }));
  const response = await fetch(`${base}/api/v1/uploads?v=2`, {
    method: 'POST',
    body: new Uint8Array(300_000),
    headers: { 'x-file-name': 'cv.pdf' },
  });
  expect(await response.json()).toMatchObject({
    size: 300_000,
    headers: { 'content-length': '300000', 'x-file-name': 'cv.pdf' },
  });
  expect((await fetch(`${base}/api/v1/uploads/abc?v=2`, { method: 'DELETE' })).status).toBe(204);
});

test('a file without a length that grows beyond 25 MB → 413 with the reason', async () => {
  admin.own.set('POST /api/v1/uploads', async (request) => Response.json((await request.arrayBuffer()).byteLength));
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => (pieces++ < 300 ? controller.enqueue(new Uint8Array(100_000)) : controller.close()),
  });
  const response = await fetch(`${base}/api/v1/uploads?v=2`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: { field: 'file', reason: 'too_large' } });
});

test('a file is read no faster than the admin host takes it, and arrives whole', async () => {
  const start = Promise.withResolvers<void>();
  admin.own.set('POST /api/v1/uploads', async (request) => {
    await start.promise;
    return Response.json((await request.arrayBuffer()).byteLength);
  });
  const size = 20 * 1024 * 1024;
  const socket = connect(server.port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST /api/v1/uploads?v=2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
  // One piece after another, so that what is left tells what was taken.
  let taken = 0;
  const feed = () => {
    while (taken < size && socket.write(new Uint8Array(65_536))) taken += 65_536;
    taken += 65_536;
  };
  socket.on('drain', feed);
  feed();
  let before = -1;
  await expect
    .poll(
      () => {
        const stalled = taken === before;
        before = taken;
        return stalled;
      },
      { interval: 300 },
    )
    .toBe(true);
  expect(taken).toBeLessThan(size / 2);
  start.resolve();
  expect(await answer).toContain(String(size));
});

test('of a file that has passed through, nothing is kept until it is answered', async () => {
  const passed: WeakRef<ArrayBufferLike>[] = [];
  const kept = () => passed.filter((piece) => piece.deref() !== undefined).length;
  server.server.prependOnceListener('request', (request) => noteMemoryOf(request, passed));
  const [whole, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const size = 24 * 1024 * 1024;
  let taken = 0;
  admin.own.set('POST /api/v1/uploads', async (request) => {
    for await (const chunk of request.body!) {
      taken += chunk.length;
      // A receiver that takes its time: everybody else has a turn in between.
      await new Promise(setImmediate);
    }
    whole.resolve();
    await answered.promise;
    return Response.json(taken);
  });
  const socket = connect(server.port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST /api/v1/uploads?v=2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
  for (let sent = 0; sent < size; sent += 65_536)
    if (!socket.write(new Uint8Array(65_536))) await once(socket, 'drain');
  await whole.promise;
  expect(taken).toBe(size);
  expect(passed.length).toBeGreaterThan(50);
  // The last piece may still lie in its socket.
  await expect.poll(() => (collectGarbage(), kept()), { timeout: 20_000 }).toBeLessThan(5);
  answered.resolve();
  expect(await answer).toContain(String(size));
});

test('a sender who pauses for longer than the admin host may → is waited for', async () => {
  const patient = await impatientSite(150);
  admin.own.set('POST /api/v1/uploads', async (request) => Response.json((await request.arrayBuffer()).byteLength));
  const socket = connect(patient.port, '127.0.0.1');
  const answer = text(socket);
  socket.write('POST /api/v1/uploads?v=2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3000\r\n\r\n');
  admin.own.set('GET /api/v1/silent', () => new Promise<Response>(() => {}));
  for (let piece = 0; piece < 3; piece++) {
    // A pause as long as the one after which the admin host is given up.
    expect((await fetch(`http://127.0.0.1:${patient.port}/api/v1/silent?v=2`)).status).toBe(503);
    socket.write(new Uint8Array(1_000));
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*3000/);
  patient.server.closeAllConnections();
  await patient.close();
});

test.each([
  ['takes none of a file', 8 * 1024 * 1024],
  ['takes a file and says nothing', 100_000],
])('an admin host that %s → 503', async (fault, size) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const impatient = await impatientSite(150);
  const never = new Promise<Response>(() => {});
  admin.own.set('POST /api/v1/uploads', async (request) => {
    if (fault !== 'takes none of a file') await request.arrayBuffer();
    return never;
  });
  const response = await fetch(`http://127.0.0.1:${impatient.port}/api/v1/uploads?v=2`, {
    method: 'POST',
    body: new Uint8Array(size),
  });
  expect(response.status).toBe(503);
  impatient.server.closeAllConnections();
  await impatient.close();
});

test('a refusal that comes before the file was read → reaches its sender', async () => {
  admin.own.set('POST /api/v1/uploads', () => Response.json({ error: { code: 'invalid' } }, { status: 422 }));
  const response = await fetch(`${base}/api/v1/uploads?v=2`, { method: 'POST', body: new Uint8Array(8 * 1024 * 1024) });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: { code: 'invalid' } });
});

test('a sender who is cut in the middle → the admin host sees it, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error');
  logged.mockClear();
  const ended = Promise.withResolvers<string>();
  admin.own.set('POST /api/v1/uploads', async (request) => {
    await request.arrayBuffer().then(
      () => ended.resolve('whole'),
      () => ended.resolve('cut'),
    );
    return new Response('');
  });
  const before = admin.requests.length;
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST /api/v1/uploads?v=2 HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n\r\n');
  socket.write(new Uint8Array(1_000_000));
  await expect.poll(() => admin.requests.length).toBe(before + 1);
  socket.destroy();
  expect(await ended.promise).toBe('cut');
  expect(logged).not.toHaveBeenCalled();
});

/** Notes the memory that each piece of a body lies in, as the proxy is given it, without holding it. */
function noteMemoryOf(request: IncomingMessage, noted: WeakRef<ArrayBufferLike>[]): void {
  const pieces = request.iterator.bind(request);
  request.iterator = async function* (options): AsyncGenerator<Buffer, undefined> {
    for await (const piece of pieces(options) as AsyncIterable<Buffer>) {
      noted.push(new WeakRef(piece.buffer));
      yield piece;
    }
    return undefined;
  };
}

/** What nobody refers to is gone afterwards. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** The proxy alone, with a shorter idle timeout than the site has. */
function impatientSite(idleTimeout: number): Promise<Listening> {
  return listenAlone(admin.url, idleTimeout);
}

function listenAlone(adminUrl: string, idleTimeout?: number): Promise<Listening> {
  const proxy = proxyAdmin(readEnv({ ADMIN_URL: adminUrl, SITE_URL: siteUrl }), idleTimeout ? { idleTimeout } : {});
  return listen(() => new Response(null, { status: 404 }), 0, '127.0.0.1', proxy);
}

function raw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
