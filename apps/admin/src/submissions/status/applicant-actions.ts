import { finalStates } from '@nasaq/contract';
import type { Payload, PayloadRequest } from 'payload';
import { ApiError } from '../../api/error.ts';
import { env } from '../../env.ts';
import { staffMailbox } from '../../mail/mailboxes.ts';
import type { MailTemplate, MailText } from '../../mail/new-mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { deletionAskedMail } from '../../mail/templates/deletion-asked.ts';
import { staffNoticeMail, type StaffNews } from '../../mail/templates/staff-notice.ts';
import { stateMail } from '../../mail/templates/state.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordEvent } from '../record-event.ts';
import { submissionFacts } from '../submission-facts.ts';
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
    const mail = stateMail(facts, 'withdrawn');
    await tell(submission, { template: 'state', mail, notice: staffNotice(submission, facts, 'withdrawn') }, req);
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
    const mail = deletionAskedMail(facts);
    const notice = staffNotice(submission, facts, 'deletion_asked');
    await tell(submission, { template: 'deletion_asked', mail, notice }, req);
  });
}

function staffNotice(
  { kind, id }: FollowedSubmission,
  facts: Parameters<typeof staffNoticeMail>[0],
  news: StaffNews,
): MailText {
  return staffNoticeMail(facts, `${env.adminUrl}/admin/collections/${kind}/${id}`, '', news);
}

interface News {
  template: MailTemplate;
  mail: MailText;
  notice: MailText;
}

/** A confirmation for the sender, a notice for the staff. */
async function tell(
  { kind, id, email, locale }: FollowedSubmission,
  { template, mail, notice }: News,
  req: PayloadRequest,
): Promise<void> {
  const common = { locale, submission: { relationTo: kind, value: id } };
  if (email) await queueMail({ ...common, ...mail, template, to: email }, req);
  const mailbox = await staffMailbox(req.payload);
  await queueMail({ ...common, ...notice, template: 'staff_notice', to: mailbox, replyTo: email ?? undefined }, req);
}
