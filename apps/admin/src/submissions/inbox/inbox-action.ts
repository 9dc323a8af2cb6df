import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import type { z } from 'zod';
import { mayAnswerSubmissions } from '../../platform/staff/access.ts';
import { staffAction, type StaffRequest } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { lockSubmission } from './lock-submission.ts';
import type { Submission } from './submission.ts';

/** What an action works with: who acts, on what, and what they asked for. */
export interface ActionContext<Input> {
  kind: SubmissionKind;
  /** Locked until the action ends. */
  submission: Submission;
  input: Input;
  req: StaffRequest;
}

export interface Action<Schema extends z.ZodType> {
  /** Below `/api/<kind>/:id`. */
  path: `/${string}`;
  input: Schema;
  act: (context: ActionContext<z.output<Schema>>) => Promise<object>;
}

/** An action of who answers that kind, on one submission. */
export function inboxAction<Schema extends z.ZodType>(
  kind: SubmissionKind,
  { act, input, path }: Action<Schema>,
): Endpoint {
  return staffAction({
    path,
    input,
    may: (user) => mayAnswerSubmissions(user, kind),
    act: ({ id, input: given, req }) => actOn({ kind, id, input: given, req }, act),
  });
}

/** Does it to the submission as it is now, which nobody else changes meanwhile. @throws {StaffError} */
export async function actOn<Input>(
  { id, input, kind, req }: { id: number; input: Input; kind: SubmissionKind; req: StaffRequest },
  act: (context: ActionContext<Input>) => Promise<object>,
): Promise<object> {
  const submission = await lockSubmission(kind, id, req);
  if (!submission) throw new StaffError('not_found');
  return act({ kind, submission, input, req });
}
