import { isLocale, type Locale } from '@nasaq/contract';
import type { CollectionAfterDeleteHook, Payload, PayloadRequest, Where } from 'payload';
import type { Target } from '../saving/newest.ts';
import { type Schedule, type ScheduledPublish, scheduleTask } from './publication.ts';

/** A schedule with what it is for. */
export interface TargetedSchedule extends Schedule {
  target: Target;
}

interface Job {
  id: number;
  input?: ScheduledPublish | null;
  waitUntil?: string | null;
  hasError?: boolean | null;
}

/** All that wait, or failed and have not been taken away; sooner ones first. */
export async function findSchedules(payload: Payload): Promise<TargetedSchedule[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: scheduleTask } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
    req: {} as PayloadRequest,
  });
  const names = await namesOf(payload, docs);
  return docs.flatMap(({ hasError, id, input, waitUntil }) => {
    const target = targetOf(input);
    const locale = input?.locale;
    if (!target || !isLocale(locale) || !waitUntil) return [];
    return {
      id,
      target,
      locale,
      action: input?.type === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
      at: new Date(waitUntil).toISOString(),
      by: names.get(Number(input?.user?.value)) ?? null,
      failed: Boolean(hasError),
    };
  });
}

export async function schedulesOf(payload: Payload, target: Target): Promise<TargetedSchedule[]> {
  const all = await findSchedules(payload);
  return all.filter((one) => isSame(one.target, target));
}

export function isSame(one: Target, other: Target): boolean {
  if ('global' in one || 'global' in other) return 'global' in one && 'global' in other && one.global === other.global;
  return one.collection === other.collection && one.id === other.id;
}

/** Puts a language of an entry or page on the clock, with the rights of who asks; the same wish twice is kept once. */
export async function addSchedule(
  payload: Payload,
  target: Target,
  wish: { action: Schedule['action']; locale: Locale; at: Date },
  userId: number,
): Promise<void> {
  const present = await schedulesOf(payload, target);
  const at = wish.at.toISOString();
  if (present.some((one) => !one.failed && one.action === wish.action && one.locale === wish.locale && one.at === at))
    return;
  const input: ScheduledPublish = {
    type: wish.action,
    locale: wish.locale,
    ...('global' in target
      ? { global: target.global }
      : { doc: { relationTo: target.collection, value: String(target.id) } }),
    user: { relationTo: 'users', value: userId },
  };
  await payload.jobs.queue({ task: scheduleTask as 'schedulePublish', input: input as never, waitUntil: wish.at });
}

/** @returns false where the target has no such schedule any more */
export async function cancelSchedule(payload: Payload, target: Target, id: number): Promise<boolean> {
  if (!(await schedulesOf(payload, target)).some((one) => one.id === id)) return false;
  // Not while it runs: it would end without a trace of what it has done.
  const where: Where = { and: [{ id: { equals: id } }, { processing: { not_equals: true } }] };
  const { docs } = await payload.delete({ collection: 'payload-jobs', where, depth: 0, overrideAccess: true });
  return docs.length > 0;
}

/** Nothing is left on the clock for what was deleted for good. */
export const forgetSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const schedules = await schedulesOf(req.payload, { collection: collection.slug, id: Number(id) });
  if (schedules.length > 0)
    await req.payload.db.deleteMany({
      collection: 'payload-jobs',
      where: { id: { in: schedules.map((schedule) => schedule.id) } },
      req: { transactionID: req.transactionID } as PayloadRequest,
    });
};

function targetOf(input: ScheduledPublish | null | undefined): Target | null {
  if (input?.global) return { global: input.global };
  return input?.doc ? { collection: input.doc.relationTo, id: Number(input.doc.value) } : null;
}

async function namesOf(payload: Payload, jobs: readonly Job[]): Promise<Map<number, string>> {
  const ids = [...new Set(jobs.map(({ input }) => Number(input?.user?.value)).filter(Number.isSafeInteger))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}
