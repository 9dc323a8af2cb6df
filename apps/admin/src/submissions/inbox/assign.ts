import { z } from 'zod';
import type { SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { mayReadSubmissions } from '../../platform/staff/access.ts';
import { recordEvent } from '../record/record-event.ts';
import type { ActionContext } from './inbox-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { hasCome, memberName } from '../../platform/staff/member-name.ts';
import { env } from '../../env.ts';
import { queueMail } from '../../mail/index.ts';
import { assignedMail } from '../mails/staff-mails.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import { loadCompany } from '../../platform/company/company.ts';
import type { Submission } from './submission.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';

const user = z.number().int().positive().nullable();

export const assignInput = z.object({
  /** Who the screen shows: somebody else means that a colleague was faster. */
  from: user,
  assignee: user,
});
export type AssignInput = z.output<typeof assignInput>;

/** Gives a submission to a colleague, who is told by mail, or to nobody. */
export async function assign({ input, kind, req, submission }: ActionContext<AssignInput>) {
  const before = typeof submission.assignee === 'object' ? submission.assignee?.id : submission.assignee;
  if ((before ?? null) !== input.from) throw new StaffError('assignee_changed', { assignee: before ?? null });
  if (input.assignee === input.from) return { assignee: input.from };
  const assignee = input.assignee === null ? null : await findColleague({ input, kind, req, submission });
  await req.payload.update({
    collection: kind,
    id: submission.id,
    data: { assignee: assignee?.id ?? null },
    depth: 0,
    overrideAccess: true,
    req,
  });
  await recordEvent(
    {
      submission: { relationTo: kind, value: submission.id },
      type: 'assigned',
      actor: Number(req.user.id),
      from: nameless(before),
      to: nameless(assignee?.id),
    },
    req,
  );
  if (assignee && assignee.id !== req.user.id) await mailAssignee(kind, submission, assignee, req);
  return { assignee: assignee?.id ?? null };
}

async function findColleague({ input, kind, req }: ActionContext<AssignInput>) {
  const colleague = await req.payload.findByID({
    collection: 'users',
    id: input.assignee!,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  if (!colleague || !mayReadSubmissions(colleague, kind)) throw new StaffError('unknown_assignee');
  if (!hasCome(colleague)) throw new StaffError('colleague_invited');
  return colleague;
}

/** Events hold text; who it was is looked up when the history is shown, so that a new name is shown too. */
function nameless(id: number | null | undefined): string | undefined {
  return id === null || id === undefined ? undefined : String(id);
}

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
