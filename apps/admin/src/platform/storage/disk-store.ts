import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, checkName, type Content, type FileFacts, type FileStore, NameTaken } from './file-store.ts';

/** Where files arrive before they have their name. */
const arrivals = 'incoming';

/**
 * Files of a folder.
 * @param mode of a file: those of visitors are readable by this process's user only
 */
export function diskStore(folder: string, { mode = 0o644 }: { mode?: 0o600 | 0o644 } = {}): FileStore {
  return { place: folder, find, read, write, remove, list };

  async function find(name: string): Promise<FileFacts | null> {
    checkName(name);
    const found = await stat(path.join(folder, name)).catch(nothing);
    return found?.isFile() ? { name, bytes: found.size, changed: found.mtime } : null;
  }

  async function read(name: string, range?: ByteRange) {
    checkName(name);
    const handle = await open(path.join(folder, name), 'r').catch(nothing);
    if (!handle) return null;
    try {
      const found = await handle.stat();
      if (found.isFile()) {
        const facts = { name, bytes: found.size, changed: found.mtime };
        const part = range && { start: range.first, end: range.last };
        return { ...facts, body: handle.createReadStream({ highWaterMark: 256 * 1024, ...part }) };
      }
    } catch (error) {
      await handle.close();
      throw error;
    }
    await handle.close();
    return null;
  }

  async function write(name: string, content: Content, { replace = false } = {}): Promise<void> {
    checkName(name);
    const draft = path.join(folder, arrivals, randomUUID());
    await mkdir(path.dirname(draft), { recursive: true, mode: mode === 0o600 ? 0o700 : 0o755 });
    try {
      await arrive(content, draft, mode);
      const target = path.join(folder, name);
      await (replace ? rename(draft, target) : linkNew(draft, target, name));
      await syncFolder(folder);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function remove(name: string): Promise<void> {
    checkName(name);
    await rm(path.join(folder, name), { force: true });
  }

  async function* list(): AsyncGenerator<FileFacts> {
    const entries = await opendir(folder).catch(nothing);
    if (!entries) return;
    for await (const entry of entries) {
      if (!entry.isFile()) continue;
      const found = await find(entry.name);
      if (found) yield found;
    }
  }
}

/** A file that came whole already gets a second name; on a disk that knows none, or from another one, it is copied. */
async function arrive(content: Content, draft: string, mode: number): Promise<void> {
  if (content.file !== undefined) {
    const { file } = content;
    await link(file, draft).catch(() => copyFile(file, draft));
    return;
  }
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content.open(),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(draft, { flags: 'wx', mode, flush: true }),
  );
  if (bytes !== content.bytes || hash.digest('hex') !== content.sha256)
    throw new Error(`What arrived is not what was sent: ${bytes} of ${content.bytes} bytes.`);
}

/** Of two that take one name at once, one gets it. */
async function linkNew(draft: string, target: string, name: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || (await stat(target).catch(nothing))) throw new NameTaken(name);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    await rename(draft, target);
  }
}

/** After a power cut the name is there, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG' || error.code === 'ENOTDIR') return null;
  throw error;
}
