import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { mayAnswerSubmissions } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { isOutage } from '../../platform/database/database-outage.ts';
import { staffPost, staffTransaction, type StaffRequest } from '../../platform/staff/staff-action.ts';
import { StaffError, staffErrorMessage, type StaffErrorCode } from '../../platform/staff/staff-error.ts';
import { actOn, type Action } from './inbox-action.ts';
import { mostRows, type BulkResult } from './submission.ts';

const row = z.looseObject({ id: z.number().int().positive() });
const bulkInput = z.looseObject({
  rows: z
    .array(row)
    .min(1)
    .max(mostRows)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
});

/**
 * `POST /api/<kind>/bulk<path>`: the same act on many submissions. The body is that of the single act with `rows`, each of
 * them an id and what is its own (`from`). Each row is a transaction of its own with all the guards of the single act: a
 * refused one is told and undoes nothing of the others.
 */
export function bulkAction<Schema extends z.ZodType>(kind: SubmissionKind, action: Action<Schema>): Endpoint {
  return staffPost({
    path: `/bulk${action.path}`,
    input: bulkInput,
    may: (user) => mayAnswerSubmissions(user, kind),
    answer: async ({ rows, ...shared }, req) => {
      const wishes = rows.map(({ id, ...own }) => ({ id, input: action.input.safeParse({ ...shared, ...own }) }));
      const wrong = wishes.find(({ input }) => !input.success)?.input.error;
      if (wrong) throw new StaffError('invalid', { fields: wrong.issues.map(({ path }) => path.join('.')) });
      const result: BulkResult = { done: [], refused: [] };
      let away = false;
      for (const { id, input } of wishes) {
        const code: Refusal | null = away
          ? 'failed'
          : await refusalOf({ kind, id, input: input.data!, req }, action.act);
        if (code === null) result.done.push(id);
        else {
          away ||= code === 'unavailable';
          result.refused.push(refused(id, code === 'unavailable' ? 'failed' : code, req));
        }
      }
      return result;
    },
  });
}

type Refusal = StaffErrorCode | 'unavailable';

/** `null` where it is done; `unavailable` where the database is away, so that nobody waits for it again with each row. */
async function refusalOf<Input>(
  { req, ...wish }: { id: number; input: Input; kind: SubmissionKind; req: StaffRequest },
  act: Action<z.ZodType<Input>>['act'],
): Promise<Refusal | null> {
  try {
    await staffTransaction(req, (inner) => actOn({ ...wish, req: inner }, act));
    return null;
  } catch (error) {
    if (error instanceof StaffError) return error.code;
    req.payload.logger.error({ err: error, msg: `${req.pathname} failed for ${wish.id}` });
    return isOutage(error) ? 'unavailable' : 'failed';
  }
}

function refused(id: number, code: StaffErrorCode, req: StaffRequest): BulkResult['refused'][number] {
  return { id, code, message: staffErrorMessage(code, interfaceLanguage(req.i18n)) };
}
