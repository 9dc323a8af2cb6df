import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { memberName } from '../../platform/staff/member-name.ts';
import { type MailTemplate, queueMail, senderMailbox } from '../../mail/index.ts';
import { answerMail, stateMail } from '../mails/sender-mails.ts';
import { submissionFacts } from '../record/submission-facts.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Submission } from './submission.ts';

/** What a member of staff tells the sender. */
interface News {
  /** Where it changes. */
  state?: string;
  note: string;
}

/** A mail as it is shown before it goes out. */
export interface MailPreview {
  fromName: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/**
 * What is written goes out as a mail of who writes it; a new state without a word as a notice of the company's.
 * @throws {StaffError} where no address was given
 */
export async function composeToSender(
  kind: SubmissionKind,
  submission: Submission,
  { note, state }: News,
  { payload, user }: PayloadRequest,
): Promise<MailPreview & { template: MailTemplate }> {
  const { email, locale } = submission;
  if (!email) throw new StaffError('no_address');
  const facts = await submissionFacts(kind, submission, payload);
  const mailbox = await senderMailbox(locale, payload);
  const isWritten = note.trim() !== '';
  const mail = isWritten
    ? answerMail(facts, { text: note, state, member: user ? memberName(user, locale) : '' })
    : stateMail(facts, state ?? submission.state);
  return {
    to: email,
    locale,
    template: isWritten ? 'answer' : 'state',
    ...mail,
    fromName: mail.fromName ?? mailbox.name,
  };
}

/** Queues that mail, within the transaction of `req`. */
export async function mailSender(
  kind: SubmissionKind,
  submission: Submission,
  news: News,
  req: PayloadRequest,
): Promise<void> {
  const mail = await composeToSender(kind, submission, news, req);
  await queueMail({ ...mail, submission: { relationTo: kind, value: submission.id } }, req);
}
