import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Query } from '../platform/database/query.ts';
import { type FileStore, filesAreInS3, holdRemovals } from '../platform/storage/index.ts';
import { BackupError } from './backup-error.ts';
import type { FileArea } from './entries.ts';
import { type FileName, LinkedFiles } from './linked-files.ts';

interface OpenedFile {
  /** Milliseconds since 1970. */
  changed: number;
  body: AsyncIterable<Buffer>;
  /** Whether what was read is one content of it, from its beginning to its end. */
  isWhole: (bytes: number) => Promise<boolean>;
}

const avif = '.avif';

/**
 * The files that a backup takes, which all stay as long as it needs them: those of the disk by second names, those of S3
 * because nothing is removed there meanwhile.
 */
export class BackupFiles {
  readonly #linked: LinkedFiles;
  readonly #s3: ReadonlyMap<FileArea, FileStore> | undefined;
  readonly #query: Query;
  readonly #seen = new Set<FileName>();
  #release: (() => Promise<void>) | undefined;

  constructor(linked: LinkedFiles, s3: ReadonlyMap<FileArea, FileStore> | undefined, query: Query) {
    this.#linked = linked;
    this.#s3 = s3;
    this.#query = query;
  }

  /** Takes what is there and was not yet. @throws {BackupError} where files are in S3 and S3 is not set */
  async take(): Promise<void> {
    if (await this.#areInS3()) {
      if (!this.#s3)
        throw new BackupError('The files are in S3: set S3_BUCKET and what belongs to it, to have them in the backup.');
      this.#release ??= await holdRemovals(this.#query);
      await this.#linked.link();
      for (const [area, store] of this.#s3)
        for await (const { name } of store.list()) this.#seen.add(`${area}/${name}`);
    } else await this.#linked.link();
  }

  has(name: FileName): boolean {
    return this.#linked.has(name) || this.#seen.has(name);
  }

  /** The copies that browsers prefer of these, as far as there are any: without them they are made again. */
  copiesOf(names: readonly FileName[]): FileName[] {
    return names.map((name) => (name + avif) as FileName).filter((name) => this.has(name));
  }

  async open(name: FileName): Promise<OpenedFile> {
    return this.#linked.has(name) ? openLinked(this.#linked.pathOf(name)) : this.#openInS3(name);
  }

  async remove(): Promise<void> {
    await this.#linked.remove();
    await this.#release?.();
  }

  async #openInS3(name: FileName): Promise<OpenedFile> {
    const at = name.indexOf('/');
    const file = await this.#s3?.get(name.slice(0, at) as FileArea)?.read(name.slice(at + 1));
    if (!file)
      throw new BackupError(
        `${name} was removed from S3 while it was backed up, by other ways than a host: try again.`,
      );
    return {
      changed: file.changed.getTime(),
      body: file.body as AsyncIterable<Buffer>,
      isWhole: async (bytes) => bytes === file.bytes,
    };
  }

  /** A database without tables has no files. */
  async #areInS3(): Promise<boolean> {
    const [found] = await this.#query<{ there: boolean }>(
      "SELECT to_regclass('public.payload_kv') IS NOT NULL AS there",
    );
    return found!.there && filesAreInS3(this.#query);
  }
}

/** A rendition may be written anew while it is read. */
async function openLinked(file: string): Promise<OpenedFile> {
  const before = await stat(file);
  return {
    changed: Math.ceil(before.mtimeMs),
    body: createReadStream(file, { highWaterMark: 256 * 1024 }),
    isWhole: async (bytes) => {
      const after = await stat(file);
      return after.mtimeMs === before.mtimeMs && after.size === bytes;
    },
  };
}
