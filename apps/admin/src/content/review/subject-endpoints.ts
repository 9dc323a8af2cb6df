import type { Endpoint } from 'payload';
import { z } from 'zod';
import { answerStaffError, staffPost, type StaffRequest, staffTransaction } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { lockEntry } from '../saving/merge-hooks.ts';
import { isPage } from './addresses.ts';
import { isAllowed, type Subject, subjectShape } from './subject.ts';

interface Get<Shape extends z.ZodRawShape> {
  path: `/${string}`;
  /** What the query may name besides the entry. */
  query: Shape;
  answer: (req: StaffRequest, subject: Subject, query: z.output<z.ZodObject<Shape>>) => Promise<object>;
}

/** `GET /api/<collection><path>?kind=…&id=…`, for who may read that entry. */
export function subjectGet<Shape extends z.ZodRawShape>({ answer, path, query: shape }: Get<Shape>): Endpoint {
  return {
    method: 'get',
    path,
    handler: async (req) => {
      try {
        const { user } = req;
        if (!user) throw new StaffError('unauthorized');
        const subject = parsed(z.object(subjectShape), req.query);
        const query = parsed(z.object(shape), req.query);
        const own = Object.assign(req, { user });
        if (!(await isAllowed(req, subject, 'read'))) throw new StaffError('forbidden');
        return Response.json(await answer(own, subject, query), { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return answerStaffError(error, req);
      }
    },
  };
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new StaffError('invalid', { fields: result.error.issues.map(({ path }) => path.join('.')) });
  return result.data;
}

interface Post<Shape extends z.ZodRawShape> {
  path: `/${string}`;
  input: Shape;
  /** Who may. */
  right: 'read' | 'update';
  /** Before or after the entry's saves, never beside one: they wait for it, and it for them. */
  locks?: boolean;
  /** In one transaction; `req` is that of it. */
  act: (req: StaffRequest, subject: Subject, input: z.output<z.ZodObject<Shape>>) => Promise<object>;
}

/** `POST /api/<collection><path>` about an entry. */
export function subjectPost<Shape extends z.ZodRawShape>({ act, input, locks, path, right }: Post<Shape>): Endpoint {
  return staffPost({
    path,
    input: z.object({ ...subjectShape, ...input }),
    may: Boolean,
    answer: async (body, req) => {
      const given = body as unknown as Subject & z.output<z.ZodObject<Shape>>;
      const subject: Subject = { kind: given.kind, id: given.id };
      if (!(await isAllowed(req, subject, right))) throw new StaffError('forbidden');
      return staffTransaction(req, async (inner) => {
        if (locks) await lockSubject(inner, subject);
        return act(inner, subject, given);
      });
    },
  });
}

function lockSubject(req: StaffRequest, { id, kind }: Subject): Promise<void> {
  return isPage(kind) ? lockEntry(req, 'globals', kind) : lockEntry(req, kind, id);
}
