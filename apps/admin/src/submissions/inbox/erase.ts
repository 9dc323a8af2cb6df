import { z } from 'zod';
import { isSubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeDeleteHook } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import type { ActionContext } from './inbox-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { removeUploadsOf } from '../../uploads/index.ts';
import { ofSubmission } from '../../platform/staff/fields/submission-field.ts';

export const eraseInput = z.object({});

/**
 * Deletes a submission with all that belongs to it: at once where its sender asked for it, which retention would do
 * within a day; anything else by an administrator only.
 */
export async function erase({ kind, req, submission }: ActionContext<unknown>) {
  const isAsked = 'deletion_asked_at' in submission && Boolean(submission.deletion_asked_at);
  if (!isAsked && !hasRole(req.user)) throw new StaffError('not_asked');
  await req.payload.delete({ collection: kind, id: submission.id, depth: 0, overrideAccess: true, req });
  return {};
}

/** With a submission go its files, its history and the mails about it, whoever deletes it. */
export const deleteAttached: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const kind = collection.slug;
  if (!isSubmissionKind(kind)) throw new Error(`${kind} is no kind of submission.`);
  const where = ofSubmission(kind, Number(id));
  await removeUploadsOf({ kind, id: Number(id) }, req);
  await req.payload.db.deleteMany({ collection: 'events', where, req });
  await req.payload.db.deleteMany({ collection: 'mails', where, req });
};
