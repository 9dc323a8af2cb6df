import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestHandler } from './request-handler.ts';

let server: Server;
/** Bytes that Payload or Next had to take. */
let taken = 0;

beforeAll(async () => {
  const count = async (body: AsyncIterable<Uint8Array> | null) => {
    for await (const piece of body ?? []) taken += piece.length;
  };
  const app = new Hono().all('*', async (c) => {
    await count(c.req.raw.body as AsyncIterable<Uint8Array> | null);
    return c.text('taken');
  });
  const handle = async (request: IncomingMessage, response: { end: (text: string) => void }) => {
    await count(request);
    response.end('taken');
  };
  server = createServer(requestHandler(app, { handle } as never));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const megabyte = 1024 * 1024;

/** @param length bytes of the body, as announced and as sent; `null` = sent in chunks, without an announcement */
async function post(path: string, type: string, length: number | null, cookie = '') {
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie, 'content-type': type, ...(length === null ? {} : { 'content-length': length }) };
    const sent = ask({ port, method: 'POST', path, headers }, resolve).on('error', reject);
    const piece = Buffer.alloc(Math.min(length ?? megabyte, megabyte), 32);
    for (let rest = length ?? megabyte; rest > 0; rest -= piece.length) sent.write(piece.subarray(0, rest));
    sent.end();
  });
  return { status: answer.statusCode, text: await text(answer) };
}

test.each([
  ['a login', '/api/users/login', json, 17 * 1024],
  ['a lost password', '/api/users/forgot-password?depth=0', json, 17 * 1024],
  ['a login by a detour', '/api/v1/../users/login', json, 17 * 1024],
  ['a document', '/api/posts/1', json, 9 * megabyte],
  ['a screen', '/admin/login', 'text/plain', 9 * megabyte],
])('%s that is too large → 413 with a sentence, and nobody takes any of it', async (_, path, type, length) => {
  taken = 0;
  const { status, text: said } = await post(path, type, length);
  expect([status, taken]).toEqual([413, 0]);
  expect(said).toMatch(/larger than \d+ (kilo|mega)bytes\. حجم الطلب يتجاوز/);
});

test.each([
  ['nasaq-admin-lng=ar', /^حجم الملف يتجاوز 20 ميجابايت/],
  ['a=b; nasaq-admin-lng=en', /^The file is larger than 20 MB/],
  ['', /^The file is larger than 20 MB\..+حجم الملف/],
])('a picture that is too large → 413, said at its field in the language of the menus (%s)', async (cookie, reason) => {
  taken = 0;
  const { status, text: said } = await post('/api/media', form, 30 * megabyte, cookie);
  expect([status, taken]).toEqual([413, 0]);
  const message = expect.stringMatching(reason) as string;
  expect(JSON.parse(said)).toEqual({ errors: [{ message, data: { errors: [{ message, path: 'file' }] } }] });
});

test.each(['/api/users/login', '/api/posts', '/admin/login'])(
  '%s with a body of unknown length → 411',
  async (path) => {
    taken = 0;
    expect((await post(path, json, null)).status).toBe(411);
    expect(taken).toBe(0);
  },
);

test.each([
  ['a login', '/api/users/login', json, 200],
  ['a long document', '/api/posts/1', json, 7 * megabyte],
  ['a document as a form', '/api/posts/1', form, 7 * megabyte],
  ['a large picture with its fields', '/api/media', form, 21 * megabyte],
  ['a call of the site, which has limits of its own', '/api/v1/reports?v=2', json, 10 * megabyte],
])('%s is taken whole', async (_, path, type, length) => {
  taken = 0;
  expect(await post(path, type, length)).toEqual({ status: 200, text: 'taken' });
  expect(taken).toBe(length);
});
