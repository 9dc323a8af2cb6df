import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Upload } from '../platform/payload/payload-types.ts';
import { executorOf } from '../platform/database/execute.ts';

/**
 * The rows with these hashes as they are now, kept from every other change until the transaction of `req` ends: of two
 * submissions that claim one file at once, the second sees that it is taken. By id, so that no two wait for each other.
 */
export async function lockUploads(hashes: readonly string[], req: PayloadRequest): Promise<Upload[]> {
  const database = await executorOf(req);
  const list = sql.join(
    hashes.map((hash) => sql`${hash}`),
    sql`, `,
  );
  await database.execute(sql`SELECT id FROM uploads WHERE token_hash IN (${list}) ORDER BY id FOR UPDATE`);
  const { docs } = await req.payload.db.find<Upload>({
    collection: 'uploads',
    where: { token_hash: { in: [...hashes] } },
    pagination: false,
    limit: hashes.length,
    req,
  });
  return docs;
}
