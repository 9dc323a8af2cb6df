import { isLocale, type Locale } from '@nasaq/contract';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
  PayloadRequest,
  Where,
} from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import type { StaffRequest } from '../../platform/staff/staff-action.ts';
import { publicationsKey } from '../review/index.ts';
import type { Doc } from '../saving/merge.ts';
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

/**
 * All that wait, or failed and have not been taken away; sooner ones first.
 * @param language of the menus, in which members are named
 */
export async function findSchedules(payload: Payload, language: Locale = 'en'): Promise<TargetedSchedule[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: scheduleTask } }, { completedAt: { exists: false } }] },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
    req: {} as PayloadRequest,
  });
  const names = await namesOf(payload, docs, language);
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

export async function schedulesOf(payload: Payload, target: Target, language?: Locale): Promise<TargetedSchedule[]> {
  const all = await findSchedules(payload, language);
  return all.filter((one) => isSame(one.target, target));
}

export function isSame(one: Target, other: Target): boolean {
  if ('global' in one || 'global' in other) return 'global' in one && 'global' in other && one.global === other.global;
  return one.collection === other.collection && one.id === other.id;
}

/**
 * Puts a language of an entry or page on the clock, with the rights of who asks; the same wish twice is kept once.
 * @param inside the request whose transaction it is part of
 */
export async function addSchedule(
  payload: Payload,
  target: Target,
  wish: { action: Schedule['action']; locale: Locale; at: Date },
  userId: number,
  inside?: Partial<PayloadRequest>,
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
  await payload.jobs.queue({
    task: scheduleTask as 'schedulePublish',
    input: input as never,
    waitUntil: wish.at,
    ...(inside && { req: inside as PayloadRequest }),
  });
}

/**
 * Another time for what is on the clock, or was due in vain; whoever asks has scheduled it from then on.
 * @returns what was asked for before; `null` where the target has no such schedule any more, or it runs just now
 */
export async function moveSchedule(
  req: StaffRequest,
  target: Target,
  { at, id }: { at: Date; id: number },
): Promise<TargetedSchedule | null> {
  const { payload, user } = req;
  const before = (await schedulesOf(payload, target)).find((one) => one.id === id);
  if (!before || !(await cancelSchedule(payload, target, id, innerRequest(req)))) return null;
  await addSchedule(payload, target, { ...before, at }, Number(user.id), innerRequest(req));
  return before;
}

/** @returns false where the target has no such schedule any more */
export async function cancelSchedule(
  payload: Payload,
  target: Target,
  id: number,
  inside?: Partial<PayloadRequest>,
): Promise<boolean> {
  if (!(await schedulesOf(payload, target)).some((one) => one.id === id)) return false;
  // Not while it runs: it would end without a trace of what it has done.
  const where: Where = { and: [{ id: { equals: id } }, { processing: { not_equals: true } }] };
  const { docs } = await payload.delete({
    collection: 'payload-jobs',
    where,
    depth: 0,
    overrideAccess: true,
    ...(inside && { req: inside }),
  });
  return docs.length > 0;
}

/** Nothing is left on the clock for what was deleted for good. */
export const forgetSchedules: CollectionAfterDeleteHook = async ({ collection, id, req }) =>
  forget(req, await schedulesOf(req.payload, { collection: collection.slug, id: Number(id) }));

/** What the clock could not do, and somebody has done now, waits for nobody any more. */
export const forgetDoneOfEntry: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await forgetDone(req, { collection: collection.slug, id: Number((doc as { id: number }).id) });
  return doc as Doc;
};

/** The same of a page that exists once. */
export const forgetDoneOfPage: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await forgetDone(req, { global: global.slug });
  return doc as Doc;
};

async function forgetDone(req: PayloadRequest, target: Target): Promise<void> {
  const done = (req.context[publicationsKey] ?? []) as { act: 'published' | 'unpublished'; locale: Locale }[];
  if (done.length === 0) return;
  const isDone = ({ action, failed, locale }: Schedule) =>
    failed && done.some((one) => one.locale === locale && one.act === `${action}ed`);
  await forget(req, (await schedulesOf(req.payload, target)).filter(isDone));
}

async function forget(req: PayloadRequest, schedules: readonly Schedule[]): Promise<void> {
  if (schedules.length === 0) return;
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { id: { in: schedules.map(({ id }) => id) } },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
}

function targetOf(input: ScheduledPublish | null | undefined): Target | null {
  if (input?.global) return { global: input.global };
  return input?.doc ? { collection: input.doc.relationTo, id: Number(input.doc.value) } : null;
}

async function namesOf(payload: Payload, jobs: readonly Job[], language: Locale): Promise<Map<number, string>> {
  const ids = [...new Set(jobs.map(({ input }) => Number(input?.user?.value)).filter(Number.isSafeInteger))];
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, name_en: true, name_ar: true },
    depth: 0,
    overrideAccess: true,
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map((member) => [member.id, memberName(member, language)]));
}
