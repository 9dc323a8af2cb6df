import { randomUUID } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { createRow } from '../platform/database/create-row.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { type NewMail, isMailAddress, oneLine } from './new-mail.ts';
import { openedMailQueue } from './mail-queue.ts';
import { isInTransaction } from '../platform/database/adapter.ts';
import { queryIn } from '../platform/database/query.ts';

/**
 * Writes a mail and the job that sends it, within the transaction of `req`: both are there when it commits, neither
 * when it does not. Without a mail server the mail is kept. A mail for what is no address is stored as failed, so that
 * what it belongs to is stored all the same.
 */
export async function queueMail(mail: NewMail, req: PayloadRequest): Promise<void> {
  if (await isInTransaction(req)) await write(mail, req);
  else await inTransaction(req.payload, (inner) => write(mail, inner));
}

async function write(mail: NewMail, req: PayloadRequest): Promise<void> {
  const begin = firstState(mail);
  const id = await createRow('mails', { ...rowOf(mail), ...begin }, req);
  const query = await queryIn(req);
  // Where the queue is not open yet, its start finds the mail.
  if (begin.state === 'queued')
    await openedMailQueue()?.add(id, { query, at: mail.delay ? new Date(begin.next_attempt_at) : undefined });
}

function rowOf({ fromName, html, locale, replyTo, subject, submission, template, text, to }: NewMail) {
  return {
    template,
    to: oneLine(to),
    from_name: fromName ? oneLine(fromName) : null,
    reply_to: replyTo && isMailAddress(replyTo) ? replyTo : null,
    locale,
    subject: oneLine(subject),
    text: storable(text),
    html: storable(html),
    submission,
    message_id: `<${randomUUID()}@${new URL(env.siteUrl).hostname}>`,
    attempts: 0,
  };
}

function firstState({ delay = 0, to }: NewMail) {
  if (!isMailAddress(to)) return { state: 'failed', last_error: 'This is not a mail address.' } as const;
  const next = new Date(Date.now() + delay).toISOString();
  return env.smtpUrl ? ({ state: 'queued', next_attempt_at: next } as const) : ({ state: 'kept' } as const);
}

/** PostgreSQL takes every character but this one. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}
