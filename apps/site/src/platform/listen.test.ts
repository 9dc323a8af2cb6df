import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const hello = () => new Response('hello');

test('a taken port is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(hello, port, '127.0.0.1')).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken.`);
  other.close();
});

test('closing lets a running answer finish', async () => {
  let finish = () => {};
  const slow = () => new Promise<Response>((resolve) => (finish = () => resolve(hello())));
  const { port, close } = await listen(slow, 0, '127.0.0.1');
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await expect.poll(() => finish.toString().includes('resolve')).toBe(true);
  const closed = close();
  finish();
  expect(await answer).toBe('hello');
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test.each([
  ['TRACE', 405, 'TRACE / HTTP/1.1\r\nHost: nasaq.example'],
  [
    'a WebSocket',
    400,
    'GET / HTTP/1.1\r\nHost: nasaq.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ],
  ['a name and a password in the address', 400, 'GET http://u:p@nasaq.example/ HTTP/1.1\r\nHost: nasaq.example'],
])('%s → %i, and the connection is closed', async (_, status, head) => {
  const { port, close } = await listen(hello, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head}\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  await close();
});
