import type { PayloadRequest } from 'payload';
import type { Upload } from '../platform/payload/payload-types.ts';
import { queryFor } from '../platform/database/query.ts';

/**
 * The rows with these hashes as they are now, kept from every other change until the transaction of `req` ends: of two
 * submissions that claim one file at once, the second sees that it is taken. By id, so that no two wait for each other.
 */
export async function lockUploads(hashes: readonly string[], req: PayloadRequest): Promise<Upload[]> {
  const query = await queryFor(req);
  await query('SELECT id FROM uploads WHERE token_hash = ANY($1) ORDER BY id FOR UPDATE', [hashes]);
  const { docs } = await req.payload.db.find<Upload>({
    collection: 'uploads',
    where: { token_hash: { in: [...hashes] } },
    pagination: false,
    limit: hashes.length,
    req,
  });
  return docs;
}
