import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { diskStore } from '../../platform/storage/index.ts';
import { mediaFiles } from './media-route.ts';

const base = mkdtempSync(path.join(tmpdir(), 'nasaq-media-'));
const folder = path.join(base, 'media');
mkdirSync(folder);
writeFileSync(path.join(base, 'secret'), 'hidden');
writeFileSync(path.join(folder, 'cover.webp'), 'picture');
writeFileSync(path.join(folder, 'غلاف 2.png'), 'صورة');
writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(path.join(folder, 'page.html'), '<script>alert(1)</script>');
const app = new Hono().route('/media', mediaFiles(diskStore(folder)));

afterAll(() => rmSync(base, { recursive: true, force: true }));

test('a picture → its type, kept for a year, never sniffed', async () => {
  const response = await app.request('/media/cover.webp');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('picture');
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a picture with an AVIF copy → the copy for who takes it, the picture for everybody else', async () => {
  writeFileSync(path.join(folder, 'tower.webp'), 'picture');
  writeFileSync(path.join(folder, 'tower.webp.avif'), 'copy');
  const ask = (accept: string) => app.request('/media/tower.webp', { headers: { accept } });
  for (const [accept, type, text] of [
    ['image/avif,image/webp,*/*', 'image/avif', 'copy'],
    ['image/webp,*/*', 'image/webp', 'picture'],
  ] as const) {
    const response = await ask(accept);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, text]);
    expect(response.headers.get('vary')).toBe('Accept');
  }
});

test('a picture without a copy, or with an empty one → the picture', async () => {
  writeFileSync(path.join(folder, 'plain.webp'), 'picture');
  writeFileSync(path.join(folder, 'plain.webp.avif'), '');
  for (const file of ['plain.webp', 'cover.webp']) {
    const response = await app.request(`/media/${file}`, { headers: { accept: 'image/avif,*/*' } });
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/webp', 'picture']);
  }
});

test('an Arabic name with a space → found by its encoded address', async () => {
  const response = await app.request(`/media/${encodeURIComponent('غلاف 2.png')}`);
  expect(await response.text()).toBe('صورة');
});

test('a drawing → shown, but nothing in it can run', async () => {
  const response = await app.request('/media/drawing.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('a file of another type → a download without a type of its own', async () => {
  const response = await app.request('/media/page.html');
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toBe('attachment');
});

test('a part of a file → 206 with that part', async () => {
  const response = await app.request('/media/cover.webp', { headers: { range: 'bytes=0-2' } });
  expect([response.status, await response.text()]).toEqual([206, 'pic']);
});

test.each([
  '/media/../secret',
  '/media/%2e%2e/secret',
  '/media/%2e%2e%2fsecret',
  '/media/..%5csecret',
  '/media/%252e%252e%252fsecret',
  '/media/',
  '/media/none.png',
  '/media/%00',
  '/media/%E0%A4%A',
])('%s → 404', async (address) => {
  const response = await app.request(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('hidden');
});
