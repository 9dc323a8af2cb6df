import type { SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';

/** What a receipt tells of a stored submission. */
export interface StoredSubmission {
  reference: string;
  createdAt: string;
}

/** The submission that was stored with one of the keys; `since` leaves out older ones. */
export async function findByKey(
  kind: SubmissionKind,
  keys: readonly string[],
  payload: Payload,
  since?: Date,
): Promise<StoredSubmission | null> {
  const { docs } = await payload.db.find<StoredSubmission>({
    collection: kind,
    where: {
      key: { in: [...keys] },
      ...(since ? { createdAt: { greater_than: since.toISOString() } } : {}),
    },
    limit: 1,
    pagination: false,
    select: { reference: true, createdAt: true },
  });
  return docs[0] ?? null;
}
