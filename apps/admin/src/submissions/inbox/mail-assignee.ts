import type { SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { memberName } from '../../platform/staff/member-name.ts';
import { env } from '../../env.ts';
import { queueMail } from '../../mail/index.ts';
import { assignedMail } from '../mails/assigned.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import { loadCompany } from '../../platform/company/company.ts';
import type { Submission } from './submission.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';

/** Tells a colleague by mail, in their language, that somebody else has given them a submission. */
export async function mailAssignee(
  kind: SubmissionKind,
  submission: Submission,
  assignee: Pick<User, 'email' | 'language'>,
  req: PayloadRequest,
): Promise<void> {
  // Who has not chosen one reads what the colleague reads.
  const locale = assignee.language ?? interfaceLanguage(req.i18n);
  const mail = assignedMail(
    { kind, reference: submission.reference, title: submission.title ?? '' },
    {
      locale,
      company: await loadCompany(locale, req.payload),
      by: req.user ? memberName(req.user, locale) : '',
      address: `${env.adminUrl}/admin/collections/${kind}/${submission.id}`,
    },
  );
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
