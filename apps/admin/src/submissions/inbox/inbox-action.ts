import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { mayAnswerSubmissions } from '../../platform/staff/access.ts';
import { staffAction, type StaffRequest } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Submission } from './submission.ts';
import { queryIn } from '../../platform/database/query.ts';

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

/**
 * The submission as it is now, locked against every other change until the transaction of `req` ends: of two colleagues who
 * change it at once, the second sees what the first has done.
 */
export async function lockSubmission(
  kind: SubmissionKind,
  id: number,
  req: PayloadRequest,
): Promise<Submission | null> {
  const query = await queryIn(req);
  await query(`SELECT id FROM ${kind} WHERE id = $1 FOR UPDATE`, [id]);
  const found = await req.payload.findByID({
    collection: kind,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  return found as Submission | null;
}
