import type { Payload } from 'payload';
import { queryOn } from '../platform/database/query.ts';
import { removeFiles } from './remove-files.ts';
import { unclaimedHours } from './upload-quota.ts';
import { uploadStore } from './upload-store.ts';

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
