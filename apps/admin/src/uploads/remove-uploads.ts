import type { UploadKind } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { queryOn } from '../platform/database/query.ts';
import { removePostponed } from '../platform/storage/index.ts';
import { uploadStore } from './upload-store.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { lockUploads } from './claim-uploads.ts';
import { isToken, tokenHash } from './find-upload.ts';
import { unclaimedHours } from './upload-quota.ts';

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
  const claimed = new Set(rows.map(({ storage_key }) => storage_key));
  await removeFiles(keys.filter((key) => !claimed.has(key)));
}

/** The bytes of rows that are gone. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys) await uploadStore.remove(key);
}

/**
 * Removes a file that its sender has taken back.
 * @returns whether there was one; a file that a submission has claimed is not its sender's to remove any more
 */
export async function deleteUpload(token: string, payload: Payload): Promise<boolean> {
  if (!isToken(token)) return false;
  const key = await inTransaction(payload, async (req) => {
    const [upload] = await lockUploads([tokenHash(token)], req);
    if (!upload?.expires_at) return null;
    await payload.db.deleteOne({ collection: 'uploads', where: { id: { equals: upload.id } }, req, returning: false });
    return upload.storage_key;
  });
  if (key === null) return false;
  await removeFiles([key]);
  return true;
}

const hour = 60 * 60 * 1_000;
const batch = 500;
/** Longer than the slowest upload takes. */
const arrivalHours = 3;

interface Row {
  storage_key: string;
}

/**
 * Removes what belongs to nothing: files that nobody claimed in time, files of submissions that are gone, bytes whose
 * row was never written or is no more (a crash between the two), and uploads that broke off with the process. It may
 * run twice, or beside uploads and submissions: a row that is being claimed is passed over.
 * @returns how many files
 */
export async function removeExpiredUploads(payload: Payload, now = new Date()): Promise<number> {
  await removePostponed();
  let removed = 0;
  for (let keys = await deleteRows(payload, now); keys.length > 0; keys = await deleteRows(payload, now)) {
    await removeFiles(keys);
    removed += keys.length;
  }
  const orphans = await orphanedKeys(payload, now);
  await removeFiles(orphans);
  const broken = await uploadStore.removeIncomingBefore(now.getTime() - arrivalHours * hour);
  return removed + orphans.length + broken;
}

async function deleteRows(payload: Payload, now: Date): Promise<string[]> {
  const rows = await queryOn(payload)<Row>(
    `DELETE FROM uploads WHERE id IN (
       SELECT id FROM uploads
       WHERE expires_at < $1
         OR (expires_at IS NULL AND NOT EXISTS (SELECT FROM uploads_rels WHERE parent_id = uploads.id))
       LIMIT $2
       FOR UPDATE SKIP LOCKED
     ) RETURNING storage_key`,
    [now, batch],
  );
  return rows.map(({ storage_key }) => storage_key);
}

/**
 * Stored files without a row. Where not one of many is known, this is another database than the one that they belong
 * to, and they are left alone.
 */
async function orphanedKeys(payload: Payload, now: Date): Promise<string[]> {
  const stored = await uploadStore.keysBefore(now.getTime() - unclaimedHours * hour);
  const query = queryOn(payload);
  const known = new Set<string>();
  for (let at = 0; at < stored.length; at += batch) {
    const rows = await query<Row>('SELECT storage_key FROM uploads WHERE storage_key = ANY($1)', [
      stored.slice(at, at + batch),
    ]);
    for (const { storage_key: key } of rows) known.add(key);
  }
  if (known.size === 0 && stored.length > 10) {
    payload.logger.warn(`None of ${stored.length} uploaded files is known to this database; they are kept.`);
    return [];
  }
  return stored.filter((key) => !known.has(key));
}
