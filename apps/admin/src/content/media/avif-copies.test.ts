import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceChange } from '../../platform/changes/change.ts';
import { diskStore } from '../../platform/storage/index.ts';
import { keepAvifCopies, makeMissing } from './avif-copies.ts';

let folder: string;
const running = new AbortController().signal;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nasaq-avif-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A picture that AVIF makes smaller. */
async function draw(name: string, width = 200): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  await sharp({ create: { width, height: 120, channels: 3, background: '#2b4fb3', noise } })
    .jpeg({ quality: 95 })
    .toFile(at(name));
}

test('every picture gets a smaller copy of its own size; other files get none', async () => {
  await draw('square.jpg');
  writeFileSync(at('paper.pdf'), 'paper');
  await makeMissing(diskStore(folder), running);
  const { format, compression, width, height } = await sharp(at('square.jpg.avif')).metadata();
  expect([format, compression, width, height]).toEqual(['heif', 'av1', 200, 120]);
  expect(statSync(at('square.jpg.avif')).size).toBeLessThan(statSync(at('square.jpg')).size);
  expect(existsSync(at('paper.pdf.avif'))).toBe(false);
});

test('what is no picture, or would not become smaller, gets an empty copy and is not tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(at('broken.png'), 'not a picture');
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .webp()
    .toFile(at('dot.webp'));
  await makeMissing(diskStore(folder), running);
  expect([statSync(at('broken.png.avif')).size, statSync(at('dot.webp.avif')).size]).toEqual([0, 0]);
  expect(console.error).toHaveBeenCalledTimes(1);
  await makeMissing(diskStore(folder), running);
  expect(console.error).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('a picture that was replaced gets a new copy, a deleted one loses its own', async () => {
  await draw('a.jpg');
  await draw('b.jpg');
  await makeMissing(diskStore(folder), running);
  const before = readFileSync(at('a.jpg.avif'));
  await draw('a.jpg', 300);
  utimesSync(at('a.jpg.avif'), 1, 1);
  rmSync(at('b.jpg'));
  await makeMissing(diskStore(folder), running);
  expect(readFileSync(at('a.jpg.avif')).equals(before)).toBe(false);
  expect(existsSync(at('b.jpg.avif'))).toBe(false);
});

test('an upload is followed by its copy', async () => {
  const stop = keepAvifCopies(diskStore(folder), { delay: 0 });
  await draw('new.jpg');
  announceChange({ type: 'media', id: 1 });
  await vi.waitFor(() => expect(existsSync(at('new.jpg.avif'))).toBe(true), 20_000);
  await stop();
});
