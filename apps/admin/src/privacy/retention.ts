import type { Payload, PayloadRequest, Where } from 'payload';
import type { SubmissionKind } from '@nasaq/contract';
import { removeOldActs } from '../platform/staff/audit/record-act.ts';
import { removeUntouched } from '../content/index.ts';
import { deleteOldChats } from '../chat/index.ts';
import { retainRatings } from '../ratings/index.ts';
import { removeExpiredUploads } from '../uploads/index.ts';
import { repeat } from '../platform/payload/repeat.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { removeOldDevices } from '../users/index.ts';
import { lockSubmission } from '../submissions/index.ts';
import { ofSubmission } from '../platform/staff/fields/submission-field.ts';
import {
  chatRetention,
  daysBefore,
  ratingRetention,
  mailDays,
  type RetentionRule,
  retentionRules,
} from './retention-rules.ts';
import { forgetBannedAddresses, removeOldFailures } from '../accounts/index.ts';

/** Often enough that a deletion which somebody asked for is done within a day, whenever the host was started. */
const interval = 6 * 60 * 60 * 1000;

/**
 * Runs retention now and every six hours, on each host: what one has deleted the other does not find any more.
 * @returns the function that ends it, between two submissions
 */
export function startRetention(payload: Payload): () => Promise<void> {
  return repeat(payload, {
    job: 'retention',
    every: interval,
    now: true,
    failed: 'Retention has failed; it is tried again in six hours.',
    run: (signal) => runRetention(payload, new Date(), signal),
  });
}

const batch = 100;

/** How many of each kind, mails included; whose they were is gone with them. */
export type Deleted = Partial<Record<SubmissionKind | 'chats' | 'mails' | 'ratings' | 'uploads', number>>;

/**
 * Deletes what no promise covers any more (see retention-rules.ts) with its files, history and mails. It may run twice,
 * or on two hosts at once: each submission is locked, looked at again and deleted in a transaction of its own.
 * @param signal ends it between two submissions
 */
export async function runRetention(payload: Payload, now = new Date(), signal?: AbortSignal): Promise<Deleted> {
  const deleted: Deleted = {};
  const count = (what: keyof Deleted, number: number) => {
    if (number > 0) deleted[what] = (deleted[what] ?? 0) + number;
  };
  for (const rule of retentionRules(now)) count(rule.kind, await applyRule(payload, rule, signal));
  count('chats', await deleteOldChats(payload, chatRetention(now), signal));
  count('ratings', await retainRatings(payload, ratingRetention(now)));
  count('mails', await deleteOldMails(payload, now));
  count('uploads', await removeExpiredUploads(payload, now));
  await forgetSessions(payload, now);
  await removeOldActs(payload);
  await removeOldDevices(payload);
  await removeUntouched(payload, now);
  if (Object.keys(deleted).length > 0) {
    payload.logger.info({ deleted }, 'Retention has deleted what nobody may keep any longer.');
  }
  return deleted;
}

async function applyRule(payload: Payload, rule: RetentionRule, signal?: AbortSignal): Promise<number> {
  let deleted = 0;
  // By id upwards, so that one that must stay is not asked for again and again.
  for (let after = 0; ;) {
    const { docs } = await payload.find({
      collection: rule.kind,
      where: { and: [{ id: { greater_than: after } }, rule.where] },
      sort: 'id',
      limit: batch,
      depth: 0,
      overrideAccess: true,
      pagination: false,
      select: { reference: true },
    });
    for (const { id } of docs) {
      if (signal?.aborted) return deleted;
      if (await inTransaction(payload, (req) => deleteIfDue(rule, id, req))) deleted += 1;
    }
    if (docs.length < batch) return deleted;
    after = docs.at(-1)!.id;
  }
}

async function deleteIfDue(rule: RetentionRule, id: number, req: PayloadRequest): Promise<boolean> {
  const { payload } = req;
  const { kind, quietSince, where } = rule;
  if (!(await lockSubmission(kind, id, req))) return false;
  const { totalDocs } = await payload.count({
    collection: kind,
    where: { and: [{ id: { equals: id } }, where] },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0 || (quietSince && (await hasHappened(kind, id, quietSince, req)))) return false;
  await payload.delete({ collection: kind, id, depth: 0, overrideAccess: true, req });
  return true;
}

/** That somebody looked at a file is not a reply. */
async function hasHappened(kind: SubmissionKind, id: number, since: Date, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'events',
    where: {
      and: [
        ofSubmission(kind, id),
        { createdAt: { greater_than_equal: since.toISOString() } },
        { type: { not_equals: 'viewed_file' } },
      ],
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

async function deleteOldMails(payload: Payload, now: Date): Promise<number> {
  const where: Where = {
    and: [
      { createdAt: { less_than: daysBefore(now, mailDays).toISOString() } },
      { state: { in: ['sent', 'failed', 'kept'] } },
    ],
  };
  const { totalDocs } = await payload.count({ collection: 'mails', where, overrideAccess: true });
  if (totalDocs > 0) await payload.db.deleteMany({ collection: 'mails', where });
  return totalDocs;
}

/** Days after its end that a session may still be looked up. */
const sessionDays = 30;
/** The last mail to somebody who wants to be forgotten is not kept longer than it takes to send it. */
const farewellDays = 1;

/** Deletes what is stored about signing in and nobody needs any more. */
export async function forgetSessions(payload: Payload, now: Date): Promise<void> {
  const since = daysBefore(now, sessionDays).toISOString();
  await payload.db.deleteMany({
    collection: 'account-sessions',
    where: { or: [{ ended_at: { less_than: since } }, { expires_at: { less_than: since } }] },
  });
  await payload.db.deleteMany({
    collection: 'mails',
    where: {
      and: [
        { template: { equals: 'account_deleted' } },
        { state: { not_equals: 'queued' } },
        { createdAt: { less_than: daysBefore(now, farewellDays).toISOString() } },
      ],
    },
  });
  await removeOldFailures(payload);
  await forgetBannedAddresses(payload, now);
}
