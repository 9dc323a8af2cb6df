import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { queryFor } from '../platform/database/query.ts';

const key = 'nasaq-bundle-origin';

/** What bundles of this installation are known by wherever they come in: a number without a meaning, made once. */
export async function originOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<string> {
  const query = await queryFor(req as PayloadRequest);
  await query(`INSERT INTO payload_kv (key, data) VALUES ($1, to_jsonb($2::text)) ON CONFLICT (key) DO NOTHING`, [
    key,
    randomUUID(),
  ]);
  const [row] = await query<{ data: string }>('SELECT data FROM payload_kv WHERE key = $1', [key]);
  return row!.data;
}
