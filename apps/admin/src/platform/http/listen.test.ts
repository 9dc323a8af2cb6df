import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopListening, trackSockets } from './listen.ts';

async function serve(delay: number) {
  const asked = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    asked.resolve();
    setTimeout(() => response.end('done'), delay);
  });
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    port,
    asked: asked.promise,
    stop: () => stopListening(server, sockets),
  };
}

test('a request that runs when the server stops → is answered; a later one is refused', async () => {
  const { address, asked, stop } = await serve(150);
  const running = fetch(address);
  await asked;
  const stopped = stop();
  expect(await (await running).text()).toBe('done');
  await stopped;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('a connection on which nothing is asked → does not hold the stop up for long', async () => {
  const { port, stop } = await serve(0);
  const idle = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((resolve) => void idle.once('connect', resolve));
  const started = Date.now();
  await stop();
  expect(Date.now() - started).toBeLessThan(2000);
});
