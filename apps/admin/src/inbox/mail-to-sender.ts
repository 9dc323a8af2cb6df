import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { queueMail } from '../mail/queue-mail.ts';
import { stateMail } from '../mail/templates/state.ts';
import { submissionFacts } from '../submissions/submission-facts.ts';
import { InboxError } from './inbox-error.ts';
import type { Submission } from './submission.ts';

/** What a member of staff tells the sender. */
interface News {
  state: string;
  note: string;
}

/** A mail as it is shown before it goes out. */
export interface MailPreview {
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** @throws {InboxError} where no address was given */
export async function composeToSender(
  kind: SubmissionKind,
  submission: Submission,
  { note, state }: News,
  { payload }: PayloadRequest,
): Promise<MailPreview> {
  const { email, locale } = submission;
  if (!email) throw new InboxError('no_address');
  const facts = await submissionFacts(kind, submission, payload);
  return { to: email, locale, ...stateMail(facts, { state, note }) };
}

/** Queues that mail, within the transaction of `req`. */
export async function mailSender(
  kind: SubmissionKind,
  submission: Submission,
  news: News,
  req: PayloadRequest,
): Promise<void> {
  const mail = await composeToSender(kind, submission, news, req);
  await queueMail({ ...mail, template: 'state', submission: { relationTo: kind, value: submission.id } }, req);
}
