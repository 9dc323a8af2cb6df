import type { FileHandle } from 'node:fs/promises';

/** The bytes from `position` on; fewer where the file ends. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The last bytes of the file. */
export async function readTail(handle: FileHandle, length: number): Promise<Buffer> {
  const { size } = await handle.stat();
  return readAt(handle, Math.max(0, size - length), Math.min(size, length));
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endLength = 22;
const maxComment = 0xff_ff;

/**
 * Whether a file that begins as something else ends as a zip archive (a program, a document with macros): archives are
 * read from their end, so one file can be both.
 */
export async function endsAsZip(handle: FileHandle): Promise<boolean> {
  const tail = await readTail(handle, endLength + maxComment);
  for (
    let at = tail.lastIndexOf(endOfDirectory);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(endOfDirectory, at - 1)
  )
    if (at + endLength <= tail.length && at + endLength + tail.readUInt16LE(at + 20) === tail.length) return true;
  return false;
}
