import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env.ts';
import { contentOfFile, diskStore, filesOf, type FileStore } from '../platform/storage/index.ts';
import { isStorageFull, refused } from './refused.ts';

export interface ReceivedFile {
  /** Path of the file, which is complete and on the disk; whoever has it moves or removes it. */
  file: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Bytes of the disk that uploads leave to the database, which cannot live on a full one. */
const defaultReserve = 256 * 1024 * 1024;

/**
 * The files of visitors, each under a random key that says nothing about it. What is still arriving lies on this machine's
 * disk, in `<folder>/incoming`, readable by this process's user only: it is looked into before it is kept.
 */
export class UploadStore {
  readonly folder: string;
  readonly files: FileStore;
  private readonly reserve: number;

  constructor(
    folder: string,
    {
      files = diskStore(folder, { mode: 0o600 }),
      reserve = defaultReserve,
    }: { files?: FileStore; reserve?: number } = {},
  ) {
    this.folder = folder;
    this.files = files;
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

  /** Gives an arrived file its place; after a power cut it is there whole, or not at all. */
  async keep({ file, sha256, size }: ReceivedFile, type?: string): Promise<string> {
    const key = randomKey();
    await this.files.write(key, contentOfFile(file, { bytes: size, sha256, ...(type && { type }) }));
    await rm(file, { force: true });
    return key;
  }

  /** Removing what is not there is no fault: a job that was cut runs again. */
  async remove(key: string): Promise<void> {
    await this.files.remove(key);
  }

  /** Keys of the files that were stored before `time`. */
  async keysBefore(time: number): Promise<string[]> {
    const keys: string[] = [];
    for await (const { changed, name } of this.files.list())
      if (isKey(name) && changed.getTime() < time) keys.push(name);
    return keys;
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
export const uploadStore = new UploadStore(path.join(env.dataDir, 'uploads'), { files: filesOf('uploads') });

function randomKey(): string {
  return randomBytes(16).toString('hex');
}

function isKey(name: string): boolean {
  return /^[\da-f]{32}$/.test(name);
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
