import type { Endpoint, PayloadRequest, TypedUser } from 'payload';
import type { z } from 'zod';
import { StaffError, staffErrorAnswer } from './staff-error.ts';
import { Refusal } from '../payload/refusal.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { interfaceLanguage } from './interface-language.ts';
import { isForeign } from '../http/foreign-origin.ts';

const mostBytes = 100_000;

/** A request of a member of staff. */
export type StaffRequest = PayloadRequest & { user: TypedUser };

interface StaffPost<Schema extends z.ZodType> {
  /** Below `/api/<collection>`. */
  path: `/${string}`;
  input: Schema;
  may: (user: TypedUser) => boolean;
  answer: (input: z.output<Schema>, req: StaffRequest) => Promise<object>;
}

/** `POST /api/<collection><path>` with JSON, for the staff who may; a refusal is told in the language of the menus. */
export function staffPost<Schema extends z.ZodType>({ answer, input: schema, may, path }: StaffPost<Schema>): Endpoint {
  return {
    method: 'post',
    path,
    handler: async (req) => {
      try {
        refuseForeign(req);
        const { user } = req;
        if (!user) throw new StaffError('unauthorized');
        if (!may(user)) throw new StaffError('forbidden');
        const input = await readInput(req, schema);
        const body = await answer(input, Object.assign(req, { user }));
        return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return answerStaffError(error, req);
      }
    },
  };
}

/** One transaction for what a member of staff does; `work` gets the request that writes in it, with who acts. */
export function staffTransaction<T>(
  { i18n, payload, t, user }: StaffRequest,
  work: (req: StaffRequest) => Promise<T>,
): Promise<T> {
  return inTransaction(payload, (inner) => work(Object.assign(inner, { user, i18n, t })));
}

interface StaffAction<Schema extends z.ZodType> {
  /** Below `/api/<collection>/:id`. */
  path: `/${string}`;
  input: Schema;
  may: (user: TypedUser) => boolean;
  /** @param context `id` of the address, and what was asked for; `req` is that of the transaction */
  act: (context: { id: number; input: z.output<Schema>; req: StaffRequest }) => Promise<object>;
}

/** `POST /api/<collection>/:id<path>`: everything that it does is one transaction. */
export function staffAction<Schema extends z.ZodType>({ act, path, ...guards }: StaffAction<Schema>): Endpoint {
  return staffPost({
    ...guards,
    path: `/:id${path}`,
    answer: (input, req) => {
      const id = idOf(req);
      return staffTransaction(req, (inner) => act({ id, input, req: inner }));
    },
  });
}

/** The answer for what an action has thrown. */
export function answerStaffError(error: unknown, req: PayloadRequest): Response {
  const language = interfaceLanguage(req.i18n);
  if (error instanceof StaffError) return staffErrorAnswer(error, language);
  // What the CMS refuses in words for who asks, it has put into the language of their menus.
  if (error instanceof Refusal)
    return Response.json(
      { error: { code: 'refused', message: error.message } },
      { status: error.status, headers: { 'Cache-Control': 'no-store' } },
    );
  req.payload.logger.error({ err: error, msg: `${req.method} ${req.pathname} failed` });
  return staffErrorAnswer(new StaffError('failed'), language);
}

/** The id in the address. @throws {StaffError} where it cannot be one */
export function idOf({ routeParams }: PayloadRequest): number {
  const id = Number(routeParams?.id);
  if (!isRowId(id)) throw new StaffError('not_found');
  return id;
}

/** Whether a number can be that of a row: the database refuses to look for a greater one. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id < 2 ** 31;
}

/** The body as the schema wants it, in at most so many letters. @throws {StaffError} */
export async function readInput<Schema extends z.ZodType>(
  req: PayloadRequest,
  schema: Schema,
  most = mostBytes,
): Promise<z.output<Schema>> {
  const text = (await req.text?.()) ?? '';
  if (text.length > most) throw new StaffError('invalid');
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new StaffError('invalid', { fields: parsed.error.issues.map(({ path }) => path.join('.')) });
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new StaffError('invalid');
  }
}

/**
 * For what staff do with JSON: other pages cannot send it without asking first.
 * @throws {StaffError}
 */
export function refuseForeign(request: Pick<PayloadRequest, 'headers'>): void {
  if (!/^application\/json(;|$)/i.test(request.headers.get('content-type') ?? '')) throw new StaffError('not_json');
  refuseForeignOrigin(request);
}

/**
 * The same for what is no JSON; where a browser must ask before it sends it, such as a file with a header of ours.
 * @throws {StaffError}
 */
export function refuseForeignOrigin({ headers }: Pick<PayloadRequest, 'headers'>): void {
  if (isForeign(headers)) throw new StaffError('foreign_origin');
}
