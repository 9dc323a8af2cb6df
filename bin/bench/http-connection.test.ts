import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { getRequest, HttpConnection } from './http-connection.mjs';

/** @returns what asking an address of the server over one connection gives, once for each path */
async function answers(listener: RequestListener, paths: string[]) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connection = new HttpConnection(url);
  onTestFinished(() => {
    connection.close();
    server.close();
  });
  const results: number[] = [];
  for (const path of paths) {
    results.push(
      await new Promise<number>((resolve, reject) => connection.send(getRequest(url + path), resolve, reject)),
    );
  }
  return results;
}

test('one connection carries answers of known length, in chunks, large, empty and without a body', async () => {
  const listener: RequestListener = ({ url }, response) => {
    if (url === '/chunks') {
      response.write('a'.repeat(70_000));
      response.write('0\r\n');
      response.end('b');
    } else if (url === '/no-chunk') response.writeHead(200, { 'transfer-encoding': 'chunked' }).end();
    else if (url === '/large') response.end('c'.repeat(400_000));
    else if (url === '/empty') response.writeHead(404, { 'content-length': '0' }).end();
    else if (url === '/unchanged') response.writeHead(304).end();
    else response.end('d');
  };
  const paths = ['/', '/chunks', '/no-chunk', '/large', '/empty', '/unchanged', '/'];
  expect(await answers(listener, paths)).toEqual([200, 200, 200, 200, 404, 304, 200]);
});

test('a connection that the server closes fails the request that waits on it', async () => {
  await expect(answers((request) => request.socket.destroy(), ['/'])).rejects.toThrow();
});
