import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Representation } from './representation.ts';
import { writeVariant } from './write-variant.ts';

const body = 'kept '.repeat(500);
const kept = new Representation(Buffer.from(body), 'text/plain', { Vary: 'Accept-Encoding' }).ready('identity')!;
const server = createServer((incoming, response) => writeVariant(incoming, response, kept, 200, ['X-More', 'yes']));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

function ask(method: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, method, headers, agent: false }, (response) => {
      text(response).then(
        (received) => resolve({ status: response.statusCode!, headers: response.headers, body: received }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

test('GET has the body, HEAD its headers alone', async () => {
  const whole = await ask('GET');
  expect([whole.status, whole.body, whole.headers['x-more']]).toEqual([200, body, 'yes']);
  const head = await ask('HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', String(body.length)]);
});

test.each([kept.etag, `W/${kept.etag}`, `"other", ${kept.etag}`, '*'])('If-None-Match: %s → 304', async (known) => {
  const { status, headers, body: received } = await ask('GET', { 'if-none-match': known });
  expect([status, received, headers['content-type'], headers['x-more']]).toEqual([304, '', undefined, 'yes']);
  expect(headers).toMatchObject({ etag: kept.etag, vary: 'Accept-Encoding' });
});

test('an ETag of another answer → 200', async () => {
  expect((await ask('GET', { 'if-none-match': '"other"' })).status).toBe(200);
});
