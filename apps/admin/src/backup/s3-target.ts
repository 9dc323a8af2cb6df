import type { S3Bucket } from '../platform/storage/index.ts';
import { BackupError } from './backup-error.ts';
import type { StoredBackup } from './restore-backup.ts';
import { type BackupTarget, isBackupName } from './target.ts';

/**
 * Backups in a bucket, sent in parts while they are made.
 * @param prefix with a slash at its end
 */
export function s3Target(bucket: S3Bucket, prefix: string): BackupTarget {
  return {
    write: async (name, bytes) => ({
      size: await bucket.writeStream(prefix + name, bytes),
      place: `s3://${bucket.name}/${prefix}${name}`,
    }),
    list: async () => {
      const names: string[] = [];
      for await (const { name } of bucket.list(prefix)) names.push(name.slice(prefix.length));
      return names.filter(isBackupName).toSorted();
    },
    open: (name): StoredBackup => ({ name: `s3://${bucket.name}/${prefix}${name}`, read: () => read(name) }),
    remove: (name) => bucket.remove(prefix + name),
  };

  async function* read(name: string): AsyncGenerator<Buffer> {
    const file = await bucket.read(prefix + name);
    if (!file) throw new BackupError(`There is no backup ${name} in s3://${bucket.name}/${prefix}.`);
    yield* file.body as AsyncIterable<Buffer>;
  }
}
