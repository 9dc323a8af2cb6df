import { backoff } from '@nasaq/connectivity';
import { log } from '@nasaq/logging';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Mail } from '../platform/payload/payload-types.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { composeMessage } from './compose-message.ts';
import { countMail } from './mail-metrics.ts';
import type { MailQueue } from './mail-queue.ts';
import type { MailTimings } from './mail-timings.ts';
import type { MailTemplate } from './new-mail.ts';
import type { Smtp, SmtpOutcome } from './smtp.ts';
import { queryIn } from '../platform/database/query.ts';

interface Context {
  payload: Payload;
  queue: MailQueue;
  smtp: Smtp;
  timings: MailTimings;
  /** The admin host stops, and the connections to the database with it. */
  stopping: AbortSignal;
}

/** A job may come a moment before its mail is due, by the clock of another machine. */
const tolerance = 2_000;
/** How long, and how often, the outcome is tried to be stored while the database is away; in milliseconds. */
const storing = { pause: 500, atMost: 10 * 60_000 };

type Changes = Partial<
  Pick<Mail, 'state' | 'attempts' | 'last_error' | 'next_attempt_at' | 'sent_at' | 'text' | 'html'>
>;

/**
 * Works off the jobs of the mail queue: each is one attempt to send a mail, and what came of it is stored together with
 * the job's end or the next job. A crash in between hands the job out again: the mail may go out twice, with the same
 * Message-ID, and is never lost.
 */
export function mailAttempts(context: Context): (mail: number, job: string) => Promise<void> {
  // A job is also handed out again when the database was away for longer than its heartbeat.
  const underWay = new Map<number, Promise<void>>();
  return (mail, job) => {
    const running = underWay.get(mail) ?? attempt(mail, job, context).finally(() => underWay.delete(mail));
    underWay.set(mail, running);
    return running;
  };
}

async function attempt(id: number, job: string, context: Context): Promise<void> {
  const { payload, smtp, stopping, timings } = context;
  const mail = await payload.findByID({ collection: 'mails', id, depth: 0, overrideAccess: true, disableErrors: true });
  if (mail?.state !== 'queued') return;
  const due = Date.parse(mail.next_attempt_at ?? '');
  if (due > Date.now() + tolerance) return store(mail, job, {}, new Date(due), context);

  const outcome = await smtp.send(await composeMessage(mail, payload));
  const changes = changesOf(mail, outcome, timings);
  const next = changes.next_attempt_at ? new Date(changes.next_attempt_at) : undefined;
  say(mail, outcome, changes);
  await persistently(() => store(mail, job, changes, next, context), stopping);
}

function say({ id, template }: Mail, outcome: SmtpOutcome, { attempts, state }: Changes): void {
  countMail(outcome.outcome === 'sent' ? 'sent' : state === 'failed' ? 'given_up' : 'unsent');
  const fields = { mail: id, template, attempts };
  if (outcome.outcome === 'sent') log.info('A mail was sent.', fields);
  else
    log.warn(state === 'failed' ? 'A mail is given up.' : 'A mail was not sent.', {
      ...fields,
      reason: outcome.reason,
    });
}

function changesOf({ attempts: before, template }: Mail, result: SmtpOutcome, { retry }: MailTimings): Changes {
  const attempts = (before ?? 0) + 1;
  if (result.outcome === 'sent') {
    const sent = { state: 'sent', attempts, last_error: null, next_attempt_at: null, sent_at: now() } as const;
    return secret.has(template) ? { ...sent, text: '—', html: '—' } : sent;
  }
  const tried = { attempts, last_error: result.reason };
  if (result.outcome === 'refused' || attempts >= retry.attempts)
    return { ...tried, state: 'failed', next_attempt_at: null };
  return { ...tried, next_attempt_at: now(backoff(attempts, retry)) };
}

/** Mails whose link or code is for their reader alone; once they are sent, nobody else can look it up here. */
const secret: ReadonlySet<string> = new Set<MailTemplate>(['account', 'code', 'invitation', 'password_link']);

async function store(mail: Mail, job: string, changes: Changes, next: Date | undefined, context: Context) {
  await inTransaction(context.payload, async (req) => {
    const query = await queryIn(req);
    await req.payload.db.updateOne({ collection: 'mails', id: mail.id, data: changes, req, returning: false });
    await context.queue.done(job, query);
    if (next) await context.queue.add(mail.id, { at: next, query });
  });
}

/** The server has the mail: what would make it go out a second time is only that nobody wrote this down. */
async function persistently(work: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  const deadline = Date.now() + storing.atMost;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stopping.aborted || Date.now() > deadline) throw error;
      await wait(storing.pause, undefined, { signal: stopping }).catch(() => {});
    }
  }
}

function now(later = 0): string {
  return new Date(Date.now() + later).toISOString();
}
