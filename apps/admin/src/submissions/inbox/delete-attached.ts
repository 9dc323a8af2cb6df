import { isSubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeDeleteHook } from 'payload';
import { removeUploadsOf } from '../../uploads/index.ts';
import { ofSubmission } from '../../platform/staff/fields/submission-field.ts';

/** With a submission go its files, its history and the mails about it, whoever deletes it. */
export const deleteAttached: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const kind = collection.slug;
  if (!isSubmissionKind(kind)) throw new Error(`${kind} is no kind of submission.`);
  const where = ofSubmission(kind, Number(id));
  await removeUploadsOf({ kind, id: Number(id) }, req);
  await req.payload.db.deleteMany({ collection: 'events', where, req });
  await req.payload.db.deleteMany({ collection: 'mails', where, req });
};
