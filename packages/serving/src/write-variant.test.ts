import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Representation } from './representation.ts';
import { writeVariant } from './write-variant.ts';

const body = 'kept '.repeat(500);
const kept = new Representation(Buffer.from(body), 'text/plain', { Vary: 'Accept-Encoding' }).ready('identity')!;
const more = ['X-More', 'yes'];
const server = createServer((incoming, response) => writeVariant(incoming, response, kept, 200, more));
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The head of an answer as it goes over the wire. */
async function head(connection: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`);
  let received = '';
  for await (const piece of socket) {
    received += String(piece);
    if (received.endsWith(body)) break;
  }
  return received.slice(0, received.indexOf('\r\n\r\n'));
}

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

test('a head says what becomes of its connection, and the date of now', async () => {
  const [kept, closed] = [await head('keep-alive'), await head('close')];
  expect(kept).toContain('\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5');
  expect(closed).toContain('\r\nConnection: close');
  const date = Date.parse(/\r\nDate: (.+ GMT)/.exec(kept)![1]!);
  expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
});

test('answers one after the other and pipelined over one connection are whole', async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(ask.repeat(3));
  socket.write(`HEAD / HTTP/1.1\r\nHost: a\r\n\r\n${ask.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`);
  const received = await text(socket);
  expect(received.split('HTTP/1.1 200 OK\r\n')).toHaveLength(6);
  expect(received.split(body)).toHaveLength(5);
});

test('an ETag of another answer → 200', async () => {
  expect((await ask('GET', { 'if-none-match': '"other"' })).status).toBe(200);
});
