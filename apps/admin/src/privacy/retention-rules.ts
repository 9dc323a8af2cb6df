import type { SubmissionKind } from '@nasaq/contract';
import type { Where } from 'payload';

/** Months after the last reply, as the privacy notice promises (`demo/legals/privacy.ts`). */
const messageMonths = 24;
/** Years after the end of the tax year, which is the calendar's. */
const orderYears = 5;
/** After the decision, without and with the consent to keep the application. */
const applicationMonths = { usual: 3, consented: 12 };
const spamDays = 30;
/** Of mails as such: a log of what was sent. Those of a submission go with it at the latest. */
export const mailDays = 180;

const day = 24 * 60 * 60 * 1000;

/** What is to be deleted now. */
export interface RetentionRule {
  kind: SubmissionKind;
  /** For the log. */
  reason: 'period' | 'asked' | 'spam';
  where: Where;
  /** Nothing may have happened to it since. */
  quietSince?: Date;
}

export function retentionRules(now: Date): RetentionRule[] {
  const messages = monthsBefore(now, messageMonths);
  // A day less: a year ends in Cairo before it does here.
  const orders = new Date(Date.UTC(now.getUTCFullYear() - orderYears, 0, 1) - day);
  return [
    ...(['contacts', 'feedback', 'reports', 'responses'] as const).map((kind) => quiet(kind, messages)),
    { kind: 'orders', reason: 'period', where: { finished_at: { less_than: orders.toISOString() } } },
    { ...quiet('orders', orders), where: { and: [madeBefore(orders), { finished_at: { exists: false } }] } },
    decided(false, monthsBefore(now, applicationMonths.usual)),
    decided(true, monthsBefore(now, applicationMonths.consented)),
    { kind: 'applications', reason: 'asked', where: { deletion_asked_at: { exists: true } } },
    ...(['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'] as const).map((kind) =>
      spam(kind, daysBefore(now, spamDays)),
    ),
  ];
}

/** Chats are kept as long as messages are. */
export function chatRetention(now: Date): { messages: Date; spam: Date } {
  return { messages: monthsBefore(now, messageMonths), spam: daysBefore(now, spamDays) };
}

/** What readers say of articles: comments as messages; the id in a browser lasts for a year. */
export function ratingRetention(now: Date): { comments: Date; spam: Date; visitors: Date } {
  return {
    comments: monthsBefore(now, messageMonths),
    spam: daysBefore(now, spamDays),
    visitors: daysBefore(now, 365),
  };
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

function quiet(kind: SubmissionKind, since: Date): RetentionRule {
  return { kind, reason: 'period', where: madeBefore(since), quietSince: since };
}

function spam(kind: SubmissionKind, since: Date): RetentionRule {
  return { kind, reason: 'spam', where: { and: [{ spam: { equals: true } }, madeBefore(since)] }, quietSince: since };
}

function decided(consented: boolean, before: Date): RetentionRule {
  return {
    kind: 'applications',
    reason: 'period',
    where: {
      and: [
        { finished_at: { less_than: before.toISOString() } },
        { consent_retention: consented ? { equals: true } : { not_equals: true } },
      ],
    },
  };
}

function madeBefore(moment: Date): Where {
  return { createdAt: { less_than: moment.toISOString() } };
}

/** The same day some months ago; the last of the month where it has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
