import { finalStates } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../../platform/http/error.ts';
import { type MailTemplate, type MailText, queueMail } from '../../mail/index.ts';
import { deletionAskedMail, stateMail } from '../mails/sender-mails.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { recordEvent } from '../record/record-event.ts';
import { submissionFacts } from '../record/submission-facts.ts';
import { notifyStaff } from '../intake/first-mails.ts';
import type { FollowedSubmission } from './find-by-reference.ts';

/**
 * The applicant takes the application back. Doing so twice is doing it once.
 * @throws {ApiError} `forbidden` where it has ended otherwise, or is no application
 */
export async function withdraw(submission: FollowedSubmission, payload: Payload): Promise<void> {
  const { kind, id, state } = submission;
  if (kind !== 'applications') throw new ApiError('forbidden');
  if (state === 'withdrawn') return;
  const facts = await submissionFacts(kind, submission, payload);
  await inTransaction(payload, async (req) => {
    const withdrawn = await payload.db.updateOne({
      collection: kind,
      where: { and: [{ id: { equals: id } }, { state: { not_in: [...finalStates.applications] } }] },
      data: { state: 'withdrawn', finished_at: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!withdrawn) throw new ApiError('forbidden');
    await recordEvent(
      { submission: { relationTo: kind, value: id }, type: 'withdrawn', from: state, to: 'withdrawn' },
      req,
    );
    await confirm(submission, 'state', stateMail(facts, 'withdrawn'), req);
    await notifyStaff(kind, submission, 'withdrawn', req);
  });
}

/**
 * Notes that the applicant wants everything deleted, and tells both sides; the retention job does it. Asking twice is
 * asking once.
 * @throws {ApiError} `forbidden` for what is no application
 */
export async function askForDeletion(submission: FollowedSubmission, payload: Payload): Promise<void> {
  const { kind, id } = submission;
  if (kind !== 'applications') throw new ApiError('forbidden');
  const facts = await submissionFacts(kind, submission, payload);
  await inTransaction(payload, async (req) => {
    const asked = await payload.db.updateOne({
      collection: kind,
      where: { and: [{ id: { equals: id } }, { deletion_asked_at: { exists: false } }] },
      data: { deletion_asked_at: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    if (!asked) return;
    await recordEvent({ submission: { relationTo: kind, value: id }, type: 'deletion_asked' }, req);
    await confirm(submission, 'deletion_asked', deletionAskedMail(facts), req);
    await notifyStaff(kind, submission, 'deletion_asked', req);
  });
}

async function confirm(
  { kind, id, email, locale }: FollowedSubmission,
  template: MailTemplate,
  mail: MailText,
  req: PayloadRequest,
): Promise<void> {
  if (!email) return;
  await queueMail({ ...mail, locale, submission: { relationTo: kind, value: id }, template, to: email }, req);
}
