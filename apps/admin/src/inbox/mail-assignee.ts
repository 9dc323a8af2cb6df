import type { SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { assignedMail } from '../mail/templates/assigned.ts';
import type { User } from '../payload-types.ts';
import { submissionFacts } from '../submissions/submission-facts.ts';
import type { Submission } from './submission.ts';
import { interfaceLanguage } from '../interface-language.ts';

/** Tells a colleague by mail that somebody else has given them a submission. */
export async function mailAssignee(
  kind: SubmissionKind,
  submission: Submission,
  assignee: Pick<User, 'email' | 'language'>,
  req: PayloadRequest,
): Promise<void> {
  const locale = assignee.language ?? interfaceLanguage(req.i18n);
  const facts = await submissionFacts(kind, submission, req.payload);
  const mail = assignedMail(facts, {
    locale,
    by: req.user?.name ?? '',
    address: `${env.adminUrl}/admin/collections/${kind}/${submission.id}`,
  });
  await queueMail(
    {
      ...mail,
      template: 'assigned',
      to: assignee.email,
      locale,
      submission: { relationTo: kind, value: submission.id },
    },
    req,
  );
}
