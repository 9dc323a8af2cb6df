import { env } from '../env.ts';
import { bucketOfThis } from '../platform/storage/index.ts';
import { s3Target } from './s3-target.ts';
import { type BackupTarget, folderTarget } from './target.ts';

/** Where `BACKUP_TO` says that backups are kept. */
export function chosenTarget(): BackupTarget {
  return env.backup.to === 's3' ? backupsInS3()! : folderTarget(env.backup.folder);
}

/** `undefined` where S3 is not set. */
export function backupsInS3(): BackupTarget | undefined {
  const bucket = bucketOfThis();
  return bucket && s3Target(bucket, `${env.s3!.prefix}backups/`);
}
