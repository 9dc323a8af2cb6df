import { checkName, type ByteRange, type Content, type FileFacts, type FileStore, NameTaken } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

/**
 * Files of a bucket whose keys begin alike.
 * @param prefix with a slash at its end
 */
export function s3Store(bucket: S3Bucket, prefix: string): FileStore {
  return { place: `s3://${bucket.name}/${prefix}`, find, read, write, remove, list };

  async function find(name: string): Promise<FileFacts | null> {
    const found = await bucket.find(keyOf(name));
    return found && { ...found, name };
  }

  async function read(name: string, range?: ByteRange) {
    const found = await bucket.read(keyOf(name), range);
    return found && { ...found, name };
  }

  async function write(name: string, content: Content, options?: { replace?: boolean }): Promise<void> {
    try {
      await bucket.write(keyOf(name), content, options);
    } catch (error) {
      throw error instanceof NameTaken ? new NameTaken(name) : error;
    }
  }

  async function remove(name: string): Promise<void> {
    await bucket.remove(keyOf(name));
  }

  async function* list(): AsyncGenerator<FileFacts> {
    for await (const found of bucket.list(prefix)) {
      const name = found.name.slice(prefix.length);
      if (name !== '' && !name.includes('/')) yield { ...found, name };
    }
  }

  function keyOf(name: string): string {
    checkName(name);
    return prefix + name;
  }
}
