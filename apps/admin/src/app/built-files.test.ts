import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtFiles } from './built-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-built-'));
const script = `first(${'1 + '.repeat(1000)}1);`;
mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
writeFileSync(path.join(folder, 'static/chunks/a1.js'), script);
writeFileSync(path.join(folder, 'static/chunks/a1.woff2'), 'face');
writeFileSync(path.join(folder, 'secret.js'), 'of the server');

const answerFile = builtFiles(path.join(folder, 'static'));
const server = createServer((request, response) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  void answerFile(request, response).then((isAnswered) => isAnswered || response.writeHead(404).end('Next'));
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${host}/_next/static/${name}`, { headers, method });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])(
  'a script for a browser that takes %s → compressed so, kept for ever, with the headers of every answer',
  async (accept, encoding) => {
    const response = await ask('chunks/a1.js?v=2', { 'accept-encoding': accept });
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('what a browser has already is not sent again', async () => {
  const etag = (await ask('chunks/a1.js')).headers.get('etag')!;
  const again = await ask('chunks/a1.js', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['chunks/gone.js', 'chunks/a1.woff2', '../secret.js', '..%2fsecret.js', 'chunks'])(
  '%s → left to Next',
  async (name) => {
    const response = await ask(name);
    expect([response.status, await response.text()]).toEqual([404, 'Next']);
  },
);

test('what is sent to such an address → left to Next', async () => {
  expect(await (await ask('chunks/a1.js', {}, 'POST')).text()).toBe('Next');
});
