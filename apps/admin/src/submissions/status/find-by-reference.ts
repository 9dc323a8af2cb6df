import { readReference, submissionKinds, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Titled } from '../intake/find-content.ts';
import type { ToldSubmission } from '../intake/first-mails.ts';

/** A submission as the status page needs it. */
export interface FollowedSubmission extends ToldSubmission, Pick<Titled, 'offer' | 'career'> {
  kind: SubmissionKind;
  state: string;
  spam?: boolean | null;
  deletion_asked_at?: string | null;
}

const columns = {
  reference: true,
  locale: true,
  title: true,
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
  state: true,
  spam: true,
  createdAt: true,
  deletion_asked_at: true,
  form: true,
  offer: true,
  career: true,
} as const;

/**
 * Every submission of this reference: it is unique within a kind, and what is typed does not tell the kind. All kinds
 * are always asked, so that the time of an answer tells nothing.
 */
export async function findByReference(typed: string, payload: Payload): Promise<FollowedSubmission[]> {
  const reference = readReference(typed) ?? '';
  const found = await Promise.all(
    submissionKinds.map(async (kind) => {
      const { docs } = await payload.db.find<Omit<FollowedSubmission, 'kind'>>({
        collection: kind,
        where: { reference: { equals: reference } },
        limit: 1,
        pagination: false,
        select: columns,
      });
      return docs.map((doc) => ({ ...doc, kind }));
    }),
  );
  return found.flat();
}
