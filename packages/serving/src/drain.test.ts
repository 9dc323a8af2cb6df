import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { drain, endKeptConnections, trackSockets } from './drain.ts';

/** A server whose answers wait until they are released. */
async function serve() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createServer(async (_request, response) => {
    asked.resolve();
    await released.promise;
    response.end('done');
  });
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    port,
    server,
    asked: asked.promise,
    release: released.resolve,
    // Far beyond the time of a test: nothing in it ends because its time is over.
    stop: () => drain(server, sockets, 3_600_000),
  };
}

test('a request that runs when the server stops → is answered; a later one is refused', async () => {
  const { address, asked, release, stop } = await serve();
  const running = fetch(address);
  await asked;
  const stopped = stop();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  release();
  expect(await (await running).text()).toBe('done');
  await stopped;
});

test('a server that is about to stop → answers, and keeps no connection', async () => {
  const { address, release, server, stop } = await serve();
  release();
  expect((await fetch(address)).headers.get('connection')).toBe('keep-alive');
  endKeptConnections(server);
  const answer = await fetch(address);
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['done', 'close']);
  await stop();
});

test('a connection on which nothing is asked → does not hold the stop up', async () => {
  const { port, server, stop } = await serve();
  const idle = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((resolve) => void idle.once('connect', resolve));
  expect(server.listening).toBe(true);
  await stop();
  expect(server.listening).toBe(false);
});

test('a request that takes longer than it may → its connection is cut', async () => {
  const server = createServer(() => {});
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const asked = new Promise((resolve) => void server.once('request', resolve));
  const running = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await asked;
  await Promise.all([expect(running).rejects.toThrow('fetch failed'), drain(server, sockets, 1)]);
});
