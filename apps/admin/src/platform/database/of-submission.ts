import type { UploadKind } from '@nasaq/contract';
import type { Where } from 'payload';

/** The files, events or mails of one submission or chat. */
export function ofSubmission(kind: UploadKind, id: number): Where {
  return { submission: { equals: { relationTo: kind, value: id } } };
}
