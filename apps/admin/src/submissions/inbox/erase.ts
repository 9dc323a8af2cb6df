import { z } from 'zod';
import { hasRole } from '../../platform/staff/access.ts';
import type { ActionContext } from './inbox-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';

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
