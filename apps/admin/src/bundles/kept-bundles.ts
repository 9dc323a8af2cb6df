import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { KeptBundle } from './bundle-api.ts';

/** Where this host keeps bundles that it has made by itself. */
export function keptFolder(dataDir: string): string {
  return path.join(dataDir, 'bundles');
}

const keptName = /^[\w-]+(?:\.[\w-]+)*\.zip$/;

/** The newest first; none where the host has never made one. */
export async function keptBundles(dataDir: string): Promise<KeptBundle[]> {
  const names = (await readdir(keptFolder(dataDir)).catch(() => [])).filter((name) => keptName.test(name));
  const found = names.map(async (name) => {
    const { mtime, size } = await stat(path.join(keptFolder(dataDir), name));
    return { name, made: mtime.toISOString(), bytes: size };
  });
  return (await Promise.all(found)).toSorted((one, other) => other.made.localeCompare(one.made));
}

/** `null` where there is none of that name. */
export async function openKept(dataDir: string, name: string): Promise<{ bytes: Readable; length: number } | null> {
  if (!keptName.test(name)) return null;
  const file = path.join(keptFolder(dataDir), name);
  const found = await stat(file).catch(() => null);
  return found && { bytes: createReadStream(file), length: found.size };
}
