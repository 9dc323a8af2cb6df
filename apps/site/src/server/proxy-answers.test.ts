import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../platform/env.ts';
import { listen, type Listening } from '../platform/listen.ts';
import { proxyAdmin } from './proxy-admin.ts';

/** An admin host that answers as a test wants it, byte for byte. */
let admin: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];
let site: Listening;

beforeAll(async () => {
  admin = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  admin.listen(0, '127.0.0.1');
  await once(admin, 'listening');
  const env = readEnv({ ADMIN_URL: `http://127.0.0.1:${(admin.address() as AddressInfo).port}` });
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'self'",
    'Strict-Transport-Security': 'max-age=2',
  };
  const next = () => new Response('the site itself', { status: 404 });
  site = await listen(next, 0, '127.0.0.1', proxyAdmin(env, { headers }));
});
afterAll(async () => {
  admin.closeAllConnections();
  site.server.closeAllConnections();
  await Promise.all([site.close(), new Promise((resolve) => admin.close(resolve))]);
});
beforeEach(() => {
  asked = [];
  vi.restoreAllMocks();
});

const json = JSON.stringify({ data: 'نسق '.repeat(600) });

/** Sent and read as it stands: nothing is decompressed, no header is added. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sending = httpRequest({ port: site.port, host: '127.0.0.1', path, method, headers });
  sending.end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('what the admin host has compressed passes untouched, with its ETag', async () => {
  const body = brotliCompressSync(json);
  answer = (_, response) => {
    const head = { 'content-type': 'application/json', 'content-encoding': 'br', etag: '"strong-br"' };
    response.writeHead(200, { ...head, 'content-length': body.length }).end(body);
  };
  const got = await ask('/api/v1/home?v=2', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(got.body).toEqual(body);
  expect(got.headers).toMatchObject({ 'content-encoding': 'br', etag: '"strong-br"' });
  expect(got.headers['content-length']).toBe(String(body.length));
  expect(asked[0]!.headers['accept-encoding']).toBe('gzip, deflate, br, zstd');
});

test('what it has not is compressed as the reader takes it, and is told apart', async () => {
  answer = (_, response) => {
    const head = { 'content-type': 'application/json', etag: '"strong"', vary: 'locale' };
    response.writeHead(200, { ...head, 'content-length': Buffer.byteLength(json) }).end(json);
  };
  const packed = await ask('/api/v1/search?v=2', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(packed.body).toString()).toBe(json);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: 'W/"strong"' });
  expect(packed.headers.vary).toBe('locale, Accept-Encoding');
  const plain = await ask('/api/v1/search?v=2');
  expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([json, undefined]);
  expect(plain.headers.etag).toBe('"strong"');
});

test('a reader who has the answer gets its 304, without a body', async () => {
  answer = (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 200, { etag: '"one"' }).end();
  const got = await ask('/api/v1/home?v=2', { 'if-none-match': '"one"' });
  expect([got.status, got.headers.etag, got.body.length]).toEqual([304, '"one"', 0]);
  expect((await ask('/api/v1/home?v=2')).status).toBe(200);
});

test('HEAD: the headers of the answer, no body, and the connection is good for more', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-length': 5_000, 'content-type': 'text/plain' }).end();
  for (let round = 0; round < 2; round++) {
    const got = await ask('/media/a.txt', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect([got.status, got.headers['content-length'], got.body.length]).toEqual([200, '5000', 0]);
  }
  expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
});

test('several cookies stay several', async () => {
  answer = (_, response) => response.writeHead(200, { 'set-cookie': ['a=1; Path=/', 'b=2, 3'] }).end();
  expect((await ask('/api/v1/home?v=2')).headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2, 3']);
});

test('headers of the site are added, unless the answer has its own', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-security-policy': 'sandbox' }).end();
  const { headers } = await ask('/media/a.svg');
  expect(headers).toMatchObject({ 'content-security-policy': 'sandbox', 'x-content-type-options': 'nosniff' });
});

test('for how long readers ask by https alone, the site says of its own name', async () => {
  answer = (_, response) => response.writeHead(200, { 'strict-transport-security': 'max-age=1' }).end();
  expect((await ask('/api/v1/home?v=2')).headers['strict-transport-security']).toBe('max-age=2');
});

test.each([
  '/api/v1/../../admin',
  '/media/%2e%2e/api/users',
  '/api/v1/..%2f../admin/../../api/users',
  '/x/api/v1/home',
])('%s does not lead out of the API', async (path) => {
  answer = (_, response) => response.end('reached');
  const { status } = await ask(path);
  const reached = asked.map(({ url }) => url!);
  expect(reached.filter((url) => !url.startsWith('/api/v1/') || url.includes('/../'))).toEqual([]);
  expect(status).toBe(reached.length > 0 ? 200 : 404);
});

test('a reader who leaves before the answer ends the call, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error');
  const left = Promise.withResolvers<void>();
  answer = (request) => request.socket.once('close', () => left.resolve());
  const sending = httpRequest({ port: site.port, host: '127.0.0.1', path: '/api/v1/slow?v=2' });
  sending.on('error', () => {});
  sending.end();
  await expect.poll(() => asked.length).toBe(1);
  sending.destroy();
  await left.promise;
  expect(logged).not.toHaveBeenCalled();
});

test('half an answer does not look like a whole one', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    response.write('half', () => response.socket!.destroy());
  };
  await expect(ask('/media/film.mp4')).rejects.toThrow('aborted');
});

test('a caller who waits for leave to send its body gets it', async () => {
  answer = (request, response) => void text(request).then((body) => response.end(`took ${body}`));
  const head = 'Host: x\r\nConnection: close\r\nContent-Length: 3\r\nExpect: 100-continue';
  const socket = connect(site.port, '127.0.0.1', () =>
    socket.write(`POST /api/v1/search?v=2 HTTP/1.1\r\n${head}\r\n\r\n`),
  );
  const [leave] = (await once(socket, 'data')) as [Buffer];
  expect(leave.toString()).toMatch(/^HTTP\/1\.1 100 /);
  socket.write('abc');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*took abc/);
  expect(asked[0]!.headers.expect).toBeUndefined();
});

test('after a refusal that came before the body was read, the connection is good for the next call', async () => {
  answer = (request, response) => {
    if (request.method === 'POST') response.writeHead(422, { 'content-length': 2 }).end('no');
    else response.end('next');
  };
  const socket = connect(site.port, '127.0.0.1');
  const size = 4_000_000;
  socket.write(`POST /api/v1/uploads?v=2 HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`);
  socket.write(new Uint8Array(size));
  socket.write('GET /api/v1/home?v=2 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1\.1 422 [\s\S]*HTTP\/1\.1 200 [\s\S]*next/);
});

test('a large answer is read no faster than its reader takes it, and arrives whole', async () => {
  const size = 64 * 1024 * 1024;
  let sent = 0;
  answer = (_, response) => {
    const feed = () => {
      while (sent < size) {
        sent += 65_536;
        if (!response.write(new Uint8Array(65_536))) return void response.once('drain', feed);
      }
      response.end();
    };
    feed();
  };
  const sending = httpRequest({ port: site.port, host: '127.0.0.1', path: '/media/film.mp4' });
  sending.end();
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  let before = -1;
  const stalled = () => {
    const same = sent === before;
    before = sent;
    return same;
  };
  await expect.poll(stalled, { interval: 200 }).toBe(true);
  expect(sent).toBeLessThan(size / 2);
  expect((await buffer(response)).length).toBe(size);
});
