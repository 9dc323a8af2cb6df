import { env } from '../env.ts';
import { directUrl } from '../platform/database/address.ts';
import { acceptedSecrets } from '../platform/secrets/secret.ts';
import { filesInS3 } from '../platform/storage/index.ts';
import type { Installation } from './make-backup.ts';

/** What a backup that is made here holds. */
export function thisInstallation(): Installation {
  const [secret, ...formerSecrets] = acceptedSecrets();
  return { databaseUrl: directUrl() ?? '', dataDir: env.dataDir, s3: filesInS3(), secret, formerSecrets };
}
