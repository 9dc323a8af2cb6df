import { submissionKinds, type SubmissionKind } from '@nasaq/contract';
import type { Where } from '../platform/database/adapter.ts';
import { queryFor } from '../platform/database/query.ts';
import type { AccountRow } from './account-row.ts';

export interface OwnSubmission {
  kind: SubmissionKind;
  id: number;
}

type Owner = Pick<AccountRow, 'id' | 'email' | 'password_hash'>;

/**
 * What somebody has sent: while signed in, or from their address in whatever capitals. The address counts once it is
 * proven by a password that was set through a mail to it.
 * @param spam whether what lies in the spam folder is theirs too; somebody else may have used their address
 */
export async function ownSubmissions(
  { email, id, password_hash: proof }: Owner,
  { spam }: { spam: boolean },
  req: Where,
): Promise<OwnSubmission[]> {
  const query = await queryFor(req);
  const parts = submissionKinds.map(
    (kind) => `
      SELECT '${kind}' AS kind, id, created_at FROM ${kind}
      WHERE (account_id = $1 OR ($2 AND lower(email) = $3)) AND ($4 OR spam IS NOT TRUE)`,
  );
  const rows = await query<OwnSubmission>(`${parts.join(' UNION ALL ')} ORDER BY created_at DESC, id DESC`, [
    id,
    Boolean(proof),
    email,
    spam,
  ]);
  return rows.map(({ kind, id: own }) => ({ kind, id: Number(own) }));
}

/** Their ids by kind, the newest first. */
export function byKind(own: readonly OwnSubmission[]): [SubmissionKind, number[]][] {
  return submissionKinds.flatMap((kind) => {
    const ids = own.filter((one) => one.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [[kind, ids] as [SubmissionKind, number[]]];
  });
}
