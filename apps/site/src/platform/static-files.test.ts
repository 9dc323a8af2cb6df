import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-files-'));
mkdirSync(path.join(folder, 'assets'));
for (const [name, content] of [
  ['manifest.json', '{}'],
  ['favicon.svg', '<svg/>'],
  ['assets/first-AbCd1234.js', 'first();'],
  ['assets/first-AbCd1234.js.br', 'brotli'],
  ['assets/first-AbCd1234.js.gz', 'gzip'],
] as const)
  writeFileSync(path.join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true }));

const site = staticFiles(folder);
const script = '/assets/first-AbCd1234.js';
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(address, { headers, method });

test.each([
  ['gzip, deflate, br, zstd', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['', null, 'first();'],
])('a hashed file for a reader of %j → as it lies, for ever', async (accept, encoding, body) => {
  const response = await ask(script, { 'accept-encoding': accept });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, body]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('each encoding has a strong ETag of its own, and is not sent twice', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', ''].map(async (accept) => (await ask(script, { 'accept-encoding': accept })).headers.get('etag')),
  );
  expect(new Set(tags).size).toBe(3);
  expect(tags.every((tag) => /^"[^"]+"$/.test(tag ?? ''))).toBe(true);
  const known = await ask(script, { 'accept-encoding': 'br', 'if-none-match': tags[0]! });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', tags[0]]);
  expect((await ask(script, { 'accept-encoding': 'gzip', 'if-none-match': tags[0]! })).status).toBe(200);
});

test('HEAD says how long the file is, a range brings its part', async () => {
  const head = await ask(script, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '8', '']);
  const part = await ask(script, { range: 'bytes=0-4' });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-4/8', 'first']);
});

test('a file with a fixed name is asked for again, and then not sent again', async () => {
  const head = await ask('/favicon.svg', {}, 'HEAD');
  expect([head.headers.get('content-length'), head.headers.get('last-modified')]).toEqual(['6', null]);
  const icon = await ask('/favicon.svg');
  expect([await icon.text(), icon.headers.get('cache-control')]).toEqual(['<svg/>', 'public, no-cache']);
  const again = await ask('/favicon.svg', { 'if-none-match': icon.headers.get('etag')! });
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, no-cache']);
});

test.each(['/assets/gone-12345678.js', '/manifest.json', '/assets/../manifest.json'])('%s → 404', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
