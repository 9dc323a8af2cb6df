import type { UploadKind } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { queryOn } from '../platform/database/query.ts';
import { removeFiles } from './remove-files.ts';

export { removeExpiredUploads } from './remove-expired-uploads.ts';

/**
 * Deletes the files of a submission or chat with it. Their rows go within the transaction of `req`, the bytes once it has been
 * committed: a transaction that is rolled back has lost nothing.
 */
export async function removeUploadsOf(
  submission: { kind: UploadKind; id: number },
  req: PayloadRequest,
): Promise<void> {
  const where = { submission: { equals: { relationTo: submission.kind, value: submission.id } } };
  const { docs } = await req.payload.db.find<{ id: number; storage_key: string }>({
    collection: 'uploads',
    where,
    pagination: false,
    limit: 0,
    select: { storage_key: true },
    req,
  });
  if (docs.length === 0) return;
  await req.payload.db.deleteMany({ collection: 'uploads', where: { id: { in: docs.map(({ id }) => id) } }, req });
  const keys = docs.map(({ storage_key }) => storage_key);
  void removeOnceGone(keys, req.payload).catch((error: unknown) => {
    req.payload.logger.error(
      { err: error },
      'Files of a deleted submission are still there; the nightly job removes them.',
    );
  });
}

/**
 * Asking for the rows with a lock waits for the transaction that deletes them; those that are still there afterwards
 * were not deleted.
 */
async function removeOnceGone(keys: readonly string[], payload: Payload): Promise<void> {
  const rows = await queryOn(payload)<{ storage_key: string }>(
    'SELECT storage_key FROM uploads WHERE storage_key = ANY($1) FOR KEY SHARE',
    [keys],
  );
  const kept = new Set(rows.map(({ storage_key }) => storage_key));
  await removeFiles(keys.filter((key) => !kept.has(key)));
}
