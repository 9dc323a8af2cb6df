import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { lockUploads } from './lock-uploads.ts';
import { removeFiles } from './remove-files.ts';
import { isToken, tokenHash } from './upload-token.ts';

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
