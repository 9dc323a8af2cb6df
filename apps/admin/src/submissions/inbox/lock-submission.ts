import type { SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { queryIn } from '../../platform/database/query.ts';
import type { Submission } from './submission.ts';

/**
 * The submission as it is now, kept from every other change until the transaction of `req` ends: of two colleagues who
 * change it at once, the second sees what the first has done.
 */
export async function lockSubmission(
  kind: SubmissionKind,
  id: number,
  req: PayloadRequest,
): Promise<Submission | null> {
  const query = await queryIn(req);
  await query(`SELECT id FROM ${kind} WHERE id = $1 FOR UPDATE`, [id]);
  const found = await req.payload.findByID({
    collection: kind,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  return found as Submission | null;
}
