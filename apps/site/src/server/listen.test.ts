import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
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
