import { createHash } from 'node:crypto';
import { type FileHandle, rm } from 'node:fs/promises';
import { maxFileBytes } from '@nasaq/contract';
import type { Context } from 'hono';
import { isStorageFull, refused } from './refused.ts';
import type { ReceivedFile, UploadStore } from './upload-store.ts';

/**
 * Writes a body to a file, one piece at a time: the next is read when the last is written, so that a slow disk slows
 * the sender and a file of any size needs the memory of one piece.
 * @param announced the body's length as its sender says; a body that ends before it was cut
 * @throws {ApiError} with the reason; nothing is left on the disk then
 */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  store: UploadStore,
  announced?: number,
): Promise<ReceivedFile> {
  if (announced !== undefined && announced > maxFileBytes) throw refused('too_large');
  if (!body || announced === 0) throw refused('empty');
  const { file, handle } = await store.openIncoming(announced ?? maxFileBytes);
  try {
    const { size, sha256 } = await writeAll(body, handle);
    if (announced !== undefined && size !== announced) throw refused('incomplete');
    if (size === 0) throw refused('empty');
    await handle.sync();
    return { file, size, sha256 };
  } catch (error) {
    await rm(file, { force: true });
    throw isStorageFull(error) ? refused('storage_full') : error;
  } finally {
    await handle.close();
  }
}

async function writeAll(
  body: ReadableStream<Uint8Array>,
  handle: FileHandle,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  // Not `for await`: leaving it would cancel the body, and with it the connection that carries the answer.
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await read(reader);
      if (done) return { size, sha256: hash.digest('hex') };
      size += value.length;
      if (size > maxFileBytes) throw refused('too_large');
      hash.update(value);
      await handle.appendFile(value);
    }
  } finally {
    reader.releaseLock();
  }
}

/** A body that breaks is its sender's lost connection, and no fault of ours. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch {
    throw refused('incomplete');
  }
}

/** Bytes of a body as its sender says; `undefined` for one that is sent in pieces and ends when it ends. */
export function announcedLength(c: Context): number | undefined {
  const length = c.req.header('content-length');
  return length === undefined || c.req.header('transfer-encoding') !== undefined ? undefined : Number(length);
}
