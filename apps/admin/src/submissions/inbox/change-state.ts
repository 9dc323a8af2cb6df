import { finalStates, isState, type SubmissionKind } from '@nasaq/contract';
import { z } from 'zod';
import { recordEvent } from '../record/record-event.ts';
import type { ActionContext } from './inbox-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { composeToSender, mailSender, type MailPreview } from './mail-to-sender.ts';
import type { Submission } from './submission.ts';

const note = z.string().trim().max(4_000).default('');

export const stateInput = z.object({
  /** The state that the screen shows: another one means that somebody was faster. */
  from: z.string(),
  to: z.string(),
  /** For the sender. */
  note,
  /** Why an application is rejected; for colleagues. */
  reason: note,
  mail: z.boolean().default(false),
});
export type StateInput = z.output<typeof stateInput>;

/** The new state, what is said about it and the mail that tells of it: all of them or none. */
export async function changeState({ input, kind, req, submission }: ActionContext<StateInput>) {
  const checked = checkChange(kind, submission, input);
  if (input.mail) await mailSender(kind, submission, checked, req);
  await req.payload.update({
    collection: kind,
    id: submission.id,
    data: { state: input.to as never, finished_at: finishedAt(kind, submission, input.to) },
    depth: 0,
    overrideAccess: true,
    req,
  });
  const event = { submission: { relationTo: kind, value: submission.id }, actor: Number(req.user.id) };
  await recordEvent(
    { ...event, type: 'state', from: input.from, to: input.to, note: input.note || undefined, public: true },
    req,
  );
  if (input.reason) await recordEvent({ ...event, type: 'note', note: input.reason }, req);
  return { state: input.to };
}

/** The mail that `changeState` with the same input would send. */
export async function previewState({ input, kind, req, submission }: ActionContext<StateInput>): Promise<MailPreview> {
  return composeToSender(kind, submission, checkChange(kind, submission, input), req);
}

function checkChange(kind: SubmissionKind, submission: Submission, { from, note: told, reason, to }: StateInput) {
  if (!isState(kind, to)) throw new StaffError('invalid', { fields: ['to'] });
  if (submission.state !== from) throw new StaffError('state_changed', { state: submission.state });
  if (to === from) throw new StaffError('same_state');
  if (submission.spam) throw new StaffError('is_spam');
  if (kind === 'applications' && to === 'rejected' && !reason) throw new StaffError('reason_required');
  return { state: to, note: told };
}

/** Retention counts from the day on which it was finished first, and not at all once it is taken up again. */
function finishedAt(kind: SubmissionKind, { finished_at: before }: Submission, to: string): string | null {
  if (!finalStates[kind].includes(to)) return null;
  return before ?? new Date().toISOString();
}
