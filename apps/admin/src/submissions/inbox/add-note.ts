import { z } from 'zod';
import { recordEvent } from '../record/record-event.ts';
import type { ActionContext } from './inbox-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { composeToSender, mailSender, type MailPreview } from './mail-to-sender.ts';

export const noteInput = z
  .object({
    text: z.string().trim().min(1).max(4_000),
    /** Whether the sender reads it on the status page. */
    public: z.boolean(),
    mail: z.boolean().default(false),
  })
  .refine(({ mail, public: isPublic }) => isPublic || !mail, { path: ['mail'] });
export type NoteInput = z.output<typeof noteInput>;

/** A note for colleagues, or for the sender too. */
export async function addNote({ input, kind, req, submission }: ActionContext<NoteInput>) {
  if (input.public && submission.spam) throw new StaffError('is_spam');
  if (input.mail) await mailSender(kind, submission, { note: input.text }, req);
  await recordEvent(
    {
      submission: { relationTo: kind, value: submission.id },
      type: 'note',
      actor: Number(req.user.id),
      note: input.text,
      public: input.public,
    },
    req,
  );
  return {};
}

/** The mail that `addNote` with the same input would send. */
export async function previewNote({ input, kind, req, submission }: ActionContext<NoteInput>): Promise<MailPreview> {
  if (submission.spam) throw new StaffError('is_spam');
  return composeToSender(kind, submission, { note: input.text }, req);
}
