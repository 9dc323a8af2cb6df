import { log } from '@nasaq/logging';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

type Bytes = Uint8Array<ArrayBuffer>;

/** Pictures that took long to draw, by names that say all about them. */
export interface CachedImages {
  read(name: string): Promise<Bytes | null>;
  /** What cannot be kept is drawn again another time. */
  write(name: string, bytes: Bytes): Promise<void>;
}

/** For a site that has no folder of its own. */
export function imagesInMemory(maxBytes: number): CachedImages {
  const cached = new LRUCache<string, Bytes>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  return {
    read: async (name) => cached.get(name) ?? null,
    write: async (name, bytes) => void cached.set(name, bytes),
  };
}

/**
 * Files that outlive the process, bounded by bytes; the longest unread goes first.
 * @param folder absolute path, for this purpose alone
 * @param build of the server: another one may draw otherwise, its pictures are removed
 */
export function imagesOnDisk(folder: string, build: string, maxBytes: number): CachedImages {
  const own = path.join(folder, build);
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== build) rmSync(path.join(folder, name), { recursive: true, force: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose: (_, name, reason) => reason === 'evict' && rmSync(path.join(own, name), { force: true }),
  });
  for (const name of readdirSync(own)) {
    const { size } = statSync(path.join(own, name));
    // What was being written when its process ended.
    if (name.endsWith('.new') || size === 0) rmSync(path.join(own, name), { force: true });
    else sizes.set(name, size);
  }
  return {
    async read(name) {
      if (sizes.get(name) === undefined) return null;
      return readFile(path.join(own, name)).catch(() => null);
    },
    async write(name, bytes) {
      const file = path.join(own, name);
      try {
        await writeFile(`${file}.new`, bytes);
        await rename(`${file}.new`, file);
        sizes.set(name, bytes.length);
      } catch (error) {
        log.error('A picture was not kept.', { error });
      }
    },
  };
}
