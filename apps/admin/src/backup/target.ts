import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StoredBackup } from './restore-backup.ts';

/** Where backups are kept. */
export interface BackupTarget {
  /** Appears under its name once it is there whole; what was to be written and failed leaves nothing. */
  write: (name: string, bytes: AsyncIterable<Buffer>) => Promise<{ place: string; size: number }>;
  /** Names of what is there, the newest last. */
  list: () => Promise<string[]>;
  open: (name: string) => StoredBackup;
  remove: (name: string) => Promise<void>;
}

const extension = '.backup';
const draft = '.partial';
const draftAge = 24 * 60 * 60_000;

/** `nasaq-2026-11-23T021500Z.backup`: in the order of their names they are in that of their moments. */
export function backupName(moment: Date): string {
  return `nasaq-${moment
    .toISOString()
    .replaceAll(':', '')
    .replace(/\.\d+Z$/, 'Z')}${extension}`;
}

export function isBackupName(name: string): boolean {
  return /^nasaq-[\dTZ-]+\.backup$/.test(name);
}

/** Backups in a folder, readable by this process's user only. */
export function folderTarget(folder: string): BackupTarget {
  return { write, list, open: (name) => fileBackup(path.join(folder, name)), remove };

  async function write(name: string, bytes: AsyncIterable<Buffer>) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeDrafts();
    const place = path.join(folder, name);
    try {
      await pipeline(bytes, createWriteStream(place + draft, { mode: 0o600, flush: true }));
      await rename(place + draft, place);
      await sync(folder);
      return { place, size: (await stat(place)).size };
    } catch (error) {
      await rm(place + draft, { force: true });
      throw error;
    }
  }

  /** What killed backups have left. */
  async function removeDrafts(): Promise<void> {
    for (const name of (await names()).filter((each) => each.endsWith(draft))) {
      const { mtimeMs } = await stat(path.join(folder, name));
      if (mtimeMs < Date.now() - draftAge) await rm(path.join(folder, name), { force: true });
    }
  }

  async function names(): Promise<string[]> {
    return readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }

  async function list(): Promise<string[]> {
    return (await names()).filter(isBackupName).toSorted();
  }

  async function remove(name: string): Promise<void> {
    await rm(path.join(folder, name), { force: true });
  }
}

export function fileBackup(file: string): StoredBackup {
  return { name: file, read: () => createReadStream(file, { highWaterMark: 256 * 1024 }) };
}

/** After a power cut the name is there, too. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
