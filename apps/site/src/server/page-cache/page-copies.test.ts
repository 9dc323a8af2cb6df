import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageAnswer } from '../../platform/responses.ts';
import { PageCache } from './page-cache.ts';
import { pageCopies, type PageCopies } from './page-copies.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-copies-'));
});
afterEach(async () => {
  await vi.waitFor(() => {
    if (readdirSync(path.join(folder, 'build')).some(isUnfinished)) throw new Error('A copy is still being written.');
  }, 20_000);
  rmSync(folder, { recursive: true, force: true });
});
const isUnfinished = (name: string) => name.endsWith('.new');

const page = (body: string): PageAnswer => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
  tags: ['posts'],
  keep: true,
  complete: true,
});
const failure: PageAnswer = { ...page('down'), status: 503, keep: false, complete: false };
/** A site on the folder; `size` is the length of its pages. */
function open(room: { files: number; bytes: number }, size = 10) {
  const copies = pageCopies(folder, 'build', room);
  // Memory holds next to nothing: a flood drives everything out of it.
  const cache = new PageCache({ copies, produce: async (key) => page(key.padEnd(size, '.')), maxBytes: 10_000 });
  return { copies, cache };
}
const files = () => readdirSync(path.join(folder, 'build')).filter((name) => !isUnfinished(name));
const bytes = () => files().reduce((sum, name) => sum + statSync(path.join(folder, 'build', name)).size, 0);
const written = (count: number) => vi.waitFor(() => expect(files().length).toBe(count), { timeout: 20_000 });
const isThere = (copies: PageCopies, key: string) =>
  vi.waitFor(async () => expect(await copies.read(key)).not.toBeNull(), { timeout: 20_000, interval: 1 });

test('a flood of pages that nobody reads twice fills no more than its room, and leaves what readers come back to', async () => {
  const { cache, copies } = open({ files: 20, bytes: 1_000_000 });
  const often = ['/', '/ar', '/services'];
  for (const key of [...often, ...often]) await cache.answer(key);
  await written(3);
  for (let number = 0; number < 200; number += 1) {
    await cache.answer(`/rare-${number}`);
    // Copies are written side by side, and the last one to be asked for may be there first.
    await isThere(copies, `/rare-${number}`);
  }
  await written(7);
  for (const key of often) expect((await copies.read(key))?.body).toContain(key);
  expect(await copies.read('/rare-0')).toBeNull();

  // What is read for the first time while it is full is kept all the same, and answers a site that starts alone.
  for (const key of ['/works', '/works']) await cache.answer(key);
  await isThere(copies, '/works');
  const after = new PageCache({
    copies: pageCopies(folder, 'build', { files: 20, bytes: 1_000_000 }),
    produce: async () => failure,
    maxBytes: 1_000_000,
  });
  for (const key of [...often, '/works']) expect((await after.answer(key)).outcome).toBe('stale');
});

test('copies are bounded by their bytes', async () => {
  const { cache } = open({ files: 1_000, bytes: 50_000 }, 2_000);
  for (let number = 0; number < 100; number += 1) {
    await cache.answer(`/${number}`);
    await cache.answer(`/${number}`);
  }
  await vi.waitFor(() => expect(bytes()).toBeLessThanOrEqual(50_000), { timeout: 20_000 });
  expect(files().length).toBeGreaterThan(15);
});

test('what an earlier process left is bounded too, the newest stay', async () => {
  const before = open({ files: 1_000, bytes: 1_000_000 });
  for (let number = 0; number < 30; number += 1) await before.cache.answer(`/${number}`);
  await written(30);
  const { copies } = open({ files: 10, bytes: 1_000_000 });
  await written(10);
  expect(await copies.read('/0')).toBeNull();
});

test('a page larger than the room is not kept, and drives nothing out', async () => {
  const { cache, copies } = open({ files: 10, bytes: 5_000 });
  for (const key of ['/small', '/small']) await cache.answer(key);
  await written(1);
  copies.write('/large', page('x'.repeat(20_000)));
  await vi.waitFor(async () => expect(await copies.read('/large')).toBeNull(), 20_000);
  expect(await copies.read('/small')).not.toBeNull();
});
