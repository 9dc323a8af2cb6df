import { z } from 'zod';
import { isSubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeDeleteHook } from 'payload';
import { welcomeOrderer } from '../../accounts/index.ts';
import { queueFirstMails } from '../intake/first-mails.ts';
import { recordEvent } from '../record/record-event.ts';
import type { ActionContext } from './inbox-action.ts';
import { ofSubmission } from '../../platform/staff/fields/submission-field.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { removeUploadsOf } from '../../uploads/index.ts';

/** What the call sends. */
export const spamInput = z.object({ spam: z.boolean() });
export type SpamInput = z.output<typeof spamInput>;

/** Moves a submission into the spam folder or out of it, which sends once what was held back when it arrived. */
export async function markSpam({ input, kind, req, submission }: ActionContext<SpamInput>) {
  if (Boolean(submission.spam) === input.spam) return { spam: input.spam };
  const isHeldBack = !input.spam && (await wasHeldBack({ input, kind, req, submission }));
  await req.payload.update({
    collection: kind,
    id: submission.id,
    data: { spam: input.spam },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordEvent(
    {
      submission: { relationTo: kind, value: submission.id },
      type: input.spam ? 'spam' : 'not_spam',
      actor: Number(req.user.id),
    },
    req,
  );
  if (isHeldBack) {
    await queueFirstMails(kind, submission, req);
    if (kind === 'orders' && !submission.account) await welcomeOrderer(submission, req);
  }
  return { spam: input.spam };
}

/** It came as spam, and nobody has said yet that it is none. */
async function wasHeldBack({ kind, req, submission }: ActionContext<SpamInput>): Promise<boolean> {
  if (!submission.spam_reasons?.length) return false;
  const { totalDocs } = await req.payload.count({
    collection: 'events',
    where: { and: [ofSubmission(kind, submission.id), { type: { equals: 'not_spam' } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs === 0;
}

/** The call sends nothing. */
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
