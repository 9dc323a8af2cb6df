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
