import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Query } from '../platform/database/query.ts';
import type { FileArea } from './entries.ts';

/** Files by their area and name: `media/cover.webp`. */
export type FileName = `${FileArea}/${string}`;

const areas: readonly FileArea[] = ['media', 'uploads'];

/**
 * A second name (a hard link) for each file of the product, so that one that is deleted while a backup is made keeps its
 * content until the backup has it. No name gets another content but by a new rendition of the same picture.
 */
export class LinkedFiles {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #names = new Set<FileName>();

  /** @param folder for the second names, on the same disk; made and removed here */
  constructor(dataDir: string, folder: string) {
    this.#dataDir = dataDir;
    this.#folder = folder;
  }

  /** Links what is there and was not yet. */
  async link(): Promise<void> {
    for (const area of areas) {
      await mkdir(path.join(this.#folder, area), { recursive: true, mode: 0o700 });
      const entries = await readdir(path.join(this.#dataDir, area), { withFileTypes: true }).catch(nothingWhereNone);
      for (const entry of entries) if (entry.isFile()) await this.#linkOne(`${area}/${entry.name}`);
    }
  }

  has(name: FileName): boolean {
    return this.#names.has(name);
  }

  pathOf(name: FileName): string {
    return path.join(this.#folder, name);
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #linkOne(name: FileName): Promise<void> {
    if (this.#names.has(name)) return;
    const source = path.join(this.#dataDir, name);
    try {
      await link(source, this.pathOf(name)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw error;
        // Disks of other kinds, or two of them.
        await copyFile(source, this.pathOf(name), constants.COPYFILE_FICLONE);
        const { atime, mtime } = await stat(source);
        await utimes(this.pathOf(name), atime, mtime);
      });
      this.#names.add(name);
    } catch (error) {
      // Deleted since its folder was read.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** The files that rows name: pictures with their renditions, and what visitors sent. */
export async function namedFiles(query: Query): Promise<FileName[]> {
  const columns = await query<{ name: string }>(
    String.raw`SELECT attname AS name FROM pg_attribute
     WHERE attrelid = 'public.media'::regclass AND NOT attisdropped AND attname ~ '^(sizes_.+_)?filename$'`,
  );
  const rows = await query<{ name: FileName }>(
    [
      ...columns.map(({ name }) => `SELECT 'media/' || "${name}" AS name FROM public.media WHERE "${name}" <> ''`),
      "SELECT 'uploads/' || storage_key FROM public.uploads",
    ].join(' UNION '),
  );
  // A name with a folder in it is none of ours.
  return rows
    .map(({ name }) => name)
    .filter((name) => /^(?:media|uploads)\/[^/]+$/.test(name) && !name.endsWith('/..'));
}

function nothingWhereNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
