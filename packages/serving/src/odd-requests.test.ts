import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseOddRequest } from './odd-requests.ts';

let server: Server;
beforeAll(async () => {
  server = createServer({ shouldUpgradeCallback: () => false }, (request, response) => {
    if (!refuseOddRequest(request, response)) response.end('answered');
  });
  // As a framework does that wants upgrades for itself.
  server.on('upgrade', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

/** All that comes back until the server closes the connection: a connection that stays open fails by the test's time. */
async function send(head: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test.each([
  ['TRACE', 405, 'TRACE / HTTP/1.1\r\nHost: a.example'],
  ['a method of another protocol', 405, 'PROPFIND / HTTP/1.1\r\nHost: a.example'],
  [
    'a WebSocket',
    400,
    'GET /api/v1/home HTTP/1.1\r\nHost: a.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  ['a name and a password in the address', 400, 'GET http://u:p@a.example/ HTTP/1.1\r\nHost: a.example'],
  ['an address that is none', 400, 'GET http://: HTTP/1.1\r\nHost: a.example'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example'],
])('%s → %i, and the connection is closed', async (_, status, head) => {
  expect(await send(head)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each([
  ['an ordinary request', 'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close'],
  ['a whole address', 'GET http://a.example/ HTTP/1.1\r\nHost: a.example\r\nConnection: close'],
  ['an offer of HTTP/2', 'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: Upgrade, close\r\nUpgrade: h2c'],
  ['a question for the options', 'OPTIONS * HTTP/1.1\r\nHost: a.example\r\nConnection: close'],
])('%s is answered', async (_, head) => {
  expect(await send(head)).toContain('answered');
});
