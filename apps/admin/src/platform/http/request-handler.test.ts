import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ResponseCache } from './response-cache.ts';
import { texts } from '../../testing/drafts.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let cache: ResponseCache;
/** The same API behind two listeners: one that asks the cached answers first, one that does not. */
let fast: number;
let slow: number;
/** Requests that went through the API. */
let made = 0;
const closings: (() => void)[] = [];

beforeAll(async () => {
  opened = await openTestPayload();
  const { ResponseCache: Cache } = await import('./response-cache.ts');
  const { createApp } = await import('../../http-app.ts');
  const { fastAnswer } = await import('./request-handler.ts');
  const { requestHandler } = await import('./request-handler.ts');
  cache = new Cache();
  const api = createApp(cache);
  const app = new Hono().all('*', (c) => {
    made += 1;
    return api.fetch(c.req.raw, c.env as object);
  });
  const screens = { handle: () => Promise.reject(new Error('no screen was asked for')) };
  const serve = async (first?: ReturnType<typeof fastAnswer>) => {
    const server = createServer(requestHandler(app, screens, first));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    closings.push(
      () => server.closeAllConnections(),
      () => server.close(),
    );
    return (server.address() as AddressInfo).port;
  };
  fast = await serve(fastAnswer(cache));
  slow = await serve();
  for (const title of ['Nasaq', 'Mizan', 'Rowaq', 'Dar']) await company(title);
});
afterAll(async () => {
  closings.forEach((close) => close());
  await opened.close();
});
beforeEach(() => {
  cache.clear();
  made = 0;
});

async function company(title: string): Promise<number> {
  const { payload } = opened;
  const { id } = await payload.create({ collection: 'companies', locale: 'en', data: texts(title) as never });
  await payload.update({
    collection: 'companies',
    id,
    locale: 'ar',
    data: { ...texts(`${title} ${'بيت الخبرة '.repeat(10)}`), _status: 'published' } as never,
  });
  await payload.update({ collection: 'companies', id, locale: 'en', data: { _status: 'published' } });
  return id;
}

async function ask(port: number, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method }, resolve).on('error', reject).end();
  });
  const { date, ...rest } = answer.headers;
  expect(date).toBeDefined();
  return { status: answer.statusCode, headers: rest, body: await buffer(answer) };
}

/** What is asked for again is packed tighter at some moment: other bytes, and the same answer. */
function asMade({ body, headers, status }: Awaited<ReturnType<typeof ask>>) {
  if (headers['content-encoding'] !== 'br') return { body, headers, status };
  const { 'content-length': _, ...others } = headers;
  return { body: body.length > 0 ? brotliDecompressSync(body) : body, headers: others, status };
}

const list = '/api/v1/companies?v=2&limit=100';

test.each([
  ['the list', {}, 'GET'],
  ['the list in Arabic', { locale: 'ar' }, 'GET'],
  ['the list for a browser', { 'accept-encoding': 'gzip, deflate, br, zstd', locale: 'ar' }, 'GET'],
  ['the list for who takes gzip only', { 'accept-encoding': 'br;q=0, gzip', locale: 'ar' }, 'GET'],
  ['its head', { 'accept-encoding': 'br' }, 'HEAD'],
])('%s is the same, byte by byte, with and without the API in between', async (_, headers, method) => {
  const first = await ask(slow, list, headers, method);
  expect(first.status).toBe(200);
  made = 0;
  const cached = await ask(fast, list, headers, method);
  expect(made).toBe(0);
  expect(asMade(cached)).toEqual(asMade(first));
  const etag = cached.headers.etag!;
  const strong = etag.replace(/^W\//, '');
  for (const known of [strong, `W/${strong}`, `"other", ${etag}`, '*']) {
    const unchanged = await ask(fast, list, { ...headers, 'if-none-match': known }, method);
    expect(unchanged).toMatchObject({ status: 304, headers: { etag } });
    expect(unchanged.body.length).toBe(0);
    expect(unchanged).toEqual(await ask(slow, list, { ...headers, 'if-none-match': known }, method));
  }
  expect((await ask(fast, list, { ...headers, 'if-none-match': '"other"' }, method)).status).toBe(200);
});

test('the encodings hold one text, each with its own ETag, and say what they depend on', async () => {
  const plain = await ask(slow, list, { locale: 'ar' });
  const packed = await ask(slow, list, { locale: 'ar', 'accept-encoding': 'gzip' });
  const tight = await ask(slow, list, { locale: 'ar', 'accept-encoding': 'br, gzip' });
  expect(JSON.parse(String(plain.body)).data).toHaveLength(4);
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(brotliDecompressSync(tight.body)).toEqual(plain.body);
  expect(new Set([plain, packed, tight].map(({ headers }) => headers.etag)).size).toBe(3);
  expect([plain, packed, tight].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
  for (const { headers } of [plain, packed, tight])
    expect(headers).toMatchObject({
      vary: 'locale, Accept-Encoding',
      'content-language': 'ar',
      'x-content-tags': 'companies',
      'cache-control': 'no-cache',
    });
});

test('languages do not mix', async () => {
  await ask(slow, list, { locale: 'ar' });
  const english = await ask(fast, list);
  expect(made).toBe(2);
  expect(english.headers['content-language']).toBe('en');
  expect(String(english.body)).not.toMatch(/[\u0600-\u06FF]/);
});

test.each([
  ['an unknown language', list, { locale: 'fr' }, 'GET', 400],
  ['no version', '/api/v1/companies', {}, 'GET', 400],
  ['a page that is none', `${list}&page=0`, {}, 'GET', 400],
  ['a forged preview', '/api/v1/companies/nasaq?v=2', { 'x-preview': 'forged' }, 'GET', 403],
  ['an entry that does not exist', '/api/v1/companies/none?v=2', {}, 'GET', 404],
  ['a method that it has not', list, {}, 'DELETE', 405],
  ['another address', '/api/v1/none?v=2', {}, 'GET', 404],
])('%s is refused as before, however often it is asked for', async (_, path, headers, method, status) => {
  await ask(fast, list);
  await ask(fast, '/api/v1/companies/nasaq?v=2');
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask(fast, path, headers, method);
    expect(answer).toMatchObject({ status, headers: { 'cache-control': 'private, no-store' } });
    expect(answer).toEqual(await ask(slow, path, headers, method));
  }
});

test('a publish is in the next answer', async () => {
  await ask(fast, list);
  await ask(fast, list);
  expect(made).toBe(1);
  const id = await company('Sahab');
  const after = await ask(fast, list);
  expect(made).toBe(2);
  expect(String(after.body)).toContain('Sahab');
  await opened.payload.delete({ collection: 'companies', id });
  expect(String((await ask(fast, list)).body)).not.toContain('Sahab');
});
