import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutSlowBodies } from './body-pace.ts';

const server = createServer((request, response) => {
  text(request).then(
    (body) => response.end(`${body.length} bytes`),
    () => {},
  );
});
cutSlowBodies(server, { grace: 200, bytesPerSecond: 200 });
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends `size` bytes, `piece` of them every 20 ms; resolves with all that the server answered. */
function trickle(size: number, piece: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let sent = 0;
    let answer = '';
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`);
    const timer = setInterval(() => {
      socket.write('x'.repeat(Math.min(piece, size - sent)));
      sent += piece;
      if (sent >= size) clearInterval(timer);
    }, 20);
    socket.on('error', () => {});
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test('a slow body that makes progress → read to its end, long after the time that anybody gets', async () => {
  // Fifty pieces, 20 ms apart: five times what nobody has to account for.
  expect(await trickle(2_000, 40)).toContain('2000 bytes');
});

test('a body that hardly moves → its connection is ended', async () => {
  expect(await trickle(2_000, 1)).toBe('');
});

test('requests without a body, and slow answers → not cut', async () => {
  const slow = createServer((_, response) => void setTimeout(() => response.end('late'), 400));
  cutSlowBodies(slow, { grace: 50, bytesPerSecond: 200 });
  await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  expect(await (await fetch(url)).text()).toBe('late');
  expect(await (await fetch(url, { method: 'POST', body: 'short' })).text()).toBe('late');
  await new Promise((resolve) => slow.close(resolve));
});
