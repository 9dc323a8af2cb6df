import { type Locale, locales } from '@nasaq/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import {
  answerStaffError,
  idOf,
  readInput,
  refuseForeign,
  type StaffRequest,
  staffTransaction,
} from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { recordHistory, subjectOf } from '../review/index.ts';
import { type Target, tellSaid } from '../saving/newest.ts';
import { mayWrite, refuseUnlessReader, refuseUnlessWriter } from '../saving/rights.ts';
import { addSchedule, cancelSchedule, moveSchedule } from './find-schedules.ts';
import { reviewPublication } from './publication-review.ts';
import { publicationOf } from './publication-state.ts';
import { scheduleActions, type Publication, type ScheduleAction } from './publication.ts';

const wish = z.object({
  action: z.enum(scheduleActions),
  /** Named, never assumed. */
  locales: z.array(z.enum(locales)).min(1).max(locales.length),
});

const timed = wish.extend({ at: z.iso.datetime() });

const cancellation = z.object({ id: z.int().positive() });

const move = cancellation.extend({ at: z.iso.datetime() });

/**
 * `GET …/publication` tells how each language stands (`Publication`), `GET …/publication/review` what would come to readers
 * (`PublicationReview`), `POST …/schedules` sets the clock for the languages
 * that it names, `POST …/schedules/move` sets another time, `POST …/schedules/cancel` takes one back; all three answer the
 * new `Publication`, and every open desk of the document is told.
 */
export function scheduleEndpoints(of: { collection: string } | { global: string }): Endpoint[] {
  const base = 'collection' in of ? '/:id' : '';
  const targetOf = (req: PayloadRequest): Target => ('collection' in of ? { ...of, id: idOf(req) } : of);
  return [
    {
      method: 'get',
      path: `${base}/publication`,
      handler: (req) => answering(req, async () => publication(req, await readable(req, targetOf(req)))),
    },
    {
      method: 'get',
      path: `${base}/publication/review`,
      handler: (req) =>
        answering(req, async () => {
          const review = await reviewPublication(req, await readable(req, targetOf(req)));
          if (!review) throw new StaffError('not_found');
          return review;
        }),
    },
    {
      method: 'post',
      path: `${base}/schedules`,
      handler: (req) =>
        answering(req, async () => {
          const target = await publishable(req, targetOf(req));
          const input = await readInput(req, timed);
          await schedule(req, target, input);
          await tellSaid(req, target);
          return publication(req, target);
        }),
    },
    {
      method: 'post',
      path: `${base}/schedules/move`,
      handler: (req) =>
        answering(req, async () => {
          const target = await publishable(req, targetOf(req));
          const { at: wanted, id } = await readInput(req, move);
          const at = futureMoment(wanted);
          await staffTransaction(req as StaffRequest, async (inner) => {
            const before = await moveSchedule(inner, target, { id, at });
            if (!before) throw new StaffError('not_found');
            await tellHistory(inner, target, 'unscheduled', { ...before, at: new Date(before.at) });
            await tellHistory(inner, target, 'scheduled', { ...before, at });
          });
          await tellSaid(req, target);
          return publication(req, target);
        }),
    },
    {
      method: 'post',
      path: `${base}/schedules/cancel`,
      handler: (req) =>
        answering(req, async () => {
          const target = await publishable(req, targetOf(req));
          const { id } = await readInput(req, cancellation);
          const cancelled = (await publicationOf(req, target))?.schedules.find((one) => one.id === id);
          if (!cancelled || !(await cancelSchedule(req.payload, target, id))) throw new StaffError('not_found');
          await tellHistory(req, target, 'unscheduled', { ...cancelled, at: new Date(cancelled.at) });
          await tellSaid(req, target);
          return publication(req, target);
        }),
    },
  ];
}

async function schedule(req: PayloadRequest, target: Target, input: z.output<typeof timed>): Promise<void> {
  const at = futureMoment(input.at);
  const state = await publicationOf(req, target);
  const wanted = [...new Set(input.locales)];
  if (input.action === 'publish' && wanted.some((locale) => !state?.languages[locale].written))
    throw new StaffError('not_written');
  for (const locale of wanted) {
    await addSchedule(req.payload, target, { action: input.action, locale, at }, req.user!.id as number);
    await tellHistory(req, target, 'scheduled', { action: input.action, locale, at });
  }
}

function futureMoment(wanted: string): Date {
  const at = new Date(wanted);
  if (at.getTime() <= Date.now()) throw new StaffError('in_the_past');
  return at;
}

function tellHistory(
  req: PayloadRequest,
  target: Target,
  act: 'scheduled' | 'unscheduled',
  { action, at, locale }: { action: ScheduleAction; at: Date; locale: Locale },
): Promise<void> {
  const actor = Number(req.user!.id);
  return recordHistory(req, subjectOf(target), [{ act, locale, actor, due: at, withdraws: action === 'unpublish' }]);
}

async function publication(req: PayloadRequest, target: Target): Promise<Publication> {
  const state = await publicationOf(req, target);
  if (!state) throw new StaffError('not_found');
  return { ...state, mayPublish: await mayWrite(req, target) };
}

async function readable(req: PayloadRequest, target: Target): Promise<Target> {
  await refuseUnlessReader(req, target);
  return target;
}

async function publishable(req: PayloadRequest, target: Target): Promise<Target> {
  refuseForeign(req);
  await refuseUnlessWriter(req, target);
  if (!(await publicationOf(req, target))) throw new StaffError('not_found');
  return target;
}

async function answering(req: PayloadRequest, act: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await act(), { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return answerStaffError(error, req);
  }
}
