import type { SubmissionKind } from '@nasaq/contract';
import type { Where } from 'payload';

/** The files, events or mails of one submission. */
export function ofSubmission(kind: SubmissionKind, id: number): Where {
  return { submission: { equals: { relationTo: kind, value: id } } };
}
