import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import { isStorageFull, refused } from './refused.ts';

/** Bytes of the disk that uploads leave to the database, which cannot live on a full one. */
const defaultReserve = 256 * 1024 * 1024;

/**
 * The files of visitors: `<folder>/<key>`, readable by this process's user only, each below a random key that says
 * nothing about it. What is still arriving lies in `<folder>/incoming`.
 */
export class UploadStore {
  readonly folder: string;
  private readonly reserve: number;

  constructor(folder: string, { reserve = defaultReserve }: { reserve?: number } = {}) {
    this.folder = folder;
    this.reserve = reserve;
  }

  /**
   * A new file for what arrives.
   * @throws {ApiError} `storage_full` where the disk's last reserve would be used
   */
  async openIncoming(bytes: number): Promise<{ file: string; handle: FileHandle }> {
    try {
      await mkdir(this.incoming, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(this.incoming);
      if (bavail * bsize < this.reserve + bytes) throw refused('storage_full');
      const file = path.join(this.incoming, randomKey());
      return { file, handle: await open(file, 'wx', 0o600) };
    } catch (error) {
      throw isStorageFull(error) ? refused('storage_full') : error;
    }
  }

  /** Moves an arrived file to its place; after a power cut it is there whole, or not at all. */
  async keep(incoming: string): Promise<string> {
    const key = randomKey();
    await rename(incoming, this.pathOf(key));
    await syncFolder(this.folder);
    return key;
  }

  pathOf(key: string): string {
    if (!isKey(key)) throw new Error('This is no key of a stored file.');
    return path.join(this.folder, key);
  }

  /** Removing what is not there is no fault: a job that was cut runs again. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  /** Keys of the files that were stored before `time`. */
  async keysBefore(time: number): Promise<string[]> {
    return (await olderThan(this.folder, time)).filter(isKey);
  }

  /** Removes what began to arrive before `time` and never ended: a crash in the middle. */
  async removeIncomingBefore(time: number): Promise<number> {
    const names = await olderThan(this.incoming, time);
    await Promise.all(names.map((name) => rm(path.join(this.incoming, name), { force: true })));
    return names.length;
  }

  private get incoming(): string {
    return path.join(this.folder, 'incoming');
  }
}

/** The one of this installation. */
export const uploadStore = new UploadStore(path.join(env.dataDir, 'uploads'));

function randomKey(): string {
  return randomBytes(16).toString('hex');
}

function isKey(name: string): boolean {
  return /^[\da-f]{32}$/.test(name);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function olderThan(folder: string, time: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const ages = await Promise.all(files.map((name) => changedAt(path.join(folder, name))));
  return files.filter((_, index) => ages[index]! < time);
}

/** A file that went away in the meantime is as new as can be. */
async function changedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  );
}
