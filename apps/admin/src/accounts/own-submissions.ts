import { sql } from '@payloadcms/db-postgres';
import { submissionKinds, type SubmissionKind } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { executorOf } from '../platform/database/execute.ts';
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
  req: { payload: Payload; transactionID?: PayloadRequest['transactionID'] },
): Promise<OwnSubmission[]> {
  const database = await executorOf(req);
  const parts = submissionKinds.map(
    (kind) => sql`
      SELECT ${kind}::text AS kind, id, created_at FROM ${sql.identifier(kind)}
      WHERE (account_id = ${id} OR (${Boolean(proof)} AND lower(email) = ${email})) AND (${spam} OR spam IS NOT TRUE)`,
  );
  const { rows } = await database.execute(sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY created_at DESC, id DESC`);
  return rows.map((row) => {
    const own = row as { kind: SubmissionKind; id: number };
    return { kind: own.kind, id: Number(own.id) };
  });
}

/** Their ids by kind, the newest first. */
export function byKind(own: readonly OwnSubmission[]): [SubmissionKind, number[]][] {
  return submissionKinds.flatMap((kind) => {
    const ids = own.filter((one) => one.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [[kind, ids] as [SubmissionKind, number[]]];
  });
}
