import type { Endpoint, TypedUser } from 'payload';
import { z } from 'zod';
import { writesContent } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffPost, type StaffRequest, staffTransaction } from '../../platform/staff/staff-action.ts';
import { hasCome } from '../../platform/staff/member-name.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { findGaps, seenBy } from '../find-gaps.ts';
import type { Gap } from '../gap.ts';
import { tellAssigned } from './assigned-mail.ts';
import { companyDay } from './care.ts';
import { writeCare } from './write-care.ts';

const key = z.string().min(1).max(600);
const day = z.iso.date();

/**
 * `POST /api/gaps/…` of one gap by its key: `assign` to a member by a day, or to nobody; put it `off` until a day, until
 * something about it changes, or as done; and `back`, which takes that back.
 */
export const careEndpoints: Endpoint[] = [
  post('/assign', z.object({ key, member: z.number().int().positive().nullable(), due: day.nullable() }), assign),
  post('/off', z.object({ key, as: z.enum(['day', 'change', 'done']), until: day.nullable().default(null) }), putOff),
  post('/back', z.object({ key }), takeBack),
];

function post<Schema extends z.ZodType<{ key: string }>>(
  path: `/${string}`,
  input: Schema,
  act: (req: StaffRequest, gap: Gap, input: z.output<Schema>) => Promise<void>,
): Endpoint {
  return staffPost({
    path,
    input,
    may: (user: TypedUser) => writesContent(user),
    answer: async (wanted, req) => {
      const gap = await gapOf(req, wanted.key);
      await staffTransaction(req, (inner) => act(inner, gap, wanted));
      return {};
    },
  });
}

/** @throws {StaffError} where there is no such gap any more, or who asks is not told of it */
async function gapOf(req: StaffRequest, wanted: string): Promise<Gap> {
  const { gaps } = await findGaps(req.payload, interfaceLanguage(req.i18n));
  const gap = gaps.find((one) => one.key === wanted);
  if (!gap) throw new StaffError('not_found');
  if (!(await seenBy(req.payload, req.user))(gap)) throw new StaffError('forbidden');
  return gap;
}

interface Assignment {
  member: number | null;
  due: string | null;
}

async function assign(req: StaffRequest, gap: Gap, { due, member }: Assignment): Promise<void> {
  const reader = member === null ? null : await memberWhoSees(req, gap, member);
  if (due !== null && due < (await companyDay(req.payload, new Date()))) throw new StaffError('in_the_past');
  const [actor, by] = [Number(req.user.id), member === null ? null : due];
  // Somebody is to do it: it waits for no day any more.
  const change = { member, due: by, ...(member !== null && { off: null }) };
  const act = { act: member === null ? ('freed' as const) : ('assigned' as const), actor, member, day: by };
  const before = await writeCare(req, gap, change, act);
  if (reader && member !== before && member !== actor) await tellAssigned(req, gap, reader, by);
}

/** @throws {StaffError} where there is nobody of this number, or they are not told of such gaps */
async function memberWhoSees(req: StaffRequest, gap: Gap, id: number) {
  const member = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req: { transactionID: req.transactionID },
  });
  const sees = member && (await seenBy(req.payload, { ...member, collection: 'users' } as TypedUser))(gap);
  if (!member || !sees) throw new StaffError('unknown_colleague');
  if (!hasCome(member)) throw new StaffError('colleague_invited');
  return member;
}

async function putOff(
  req: StaffRequest,
  gap: Gap,
  { as, until }: { as: 'day' | 'change' | 'done'; until: string | null },
): Promise<void> {
  if (as === 'day' && until === null) throw new StaffError('invalid');
  if (as === 'day' && until! <= (await companyDay(req.payload, new Date()))) throw new StaffError('in_the_past');
  const day = as === 'day' ? until : null;
  const act = { act: as === 'done' ? ('done' as const) : ('snoozed' as const), actor: Number(req.user.id), day };
  await writeCare(req, gap, { off: as, until: day, mark: as === 'day' ? null : gap.mark }, act);
  // Searches have a state of their own, which the dashboard and their list show.
  if (as === 'done' && gap.told.as === 'search')
    await req.payload.update({
      collection: 'searches',
      id: gap.told.search.id,
      data: { handled: true },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
}

async function takeBack(req: StaffRequest, gap: Gap): Promise<void> {
  await writeCare(req, gap, { off: null }, { act: 'back', actor: Number(req.user.id) });
}
