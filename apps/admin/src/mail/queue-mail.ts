import { randomUUID } from 'node:crypto';
import { storableText } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../env.ts';
import { createRow, inTransaction } from '../platform/database/in-transaction.ts';
import { isMailAddress, type MailTemplate, type NewMail, oneLine } from './new-mail.ts';
import { openedMailQueue } from './mail-queue.ts';
import { isInTransaction } from '../platform/database/adapter.ts';
import { queryIn } from '../platform/database/query.ts';
import { lockInTransaction } from '../platform/database/advisory-locks.ts';

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
    text: storableText(text),
    html: storableText(html),
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

/** A form can be filled with somebody else's address, from as many machines as one likes. */
const perHour = 3;
const counted: readonly MailTemplate[] = ['acknowledgement', 'chat_offline'];

/**
 * Whether one more acknowledgement may go to an address. Counted in the database, so that all hosts count together;
 * of two at once, the second waits until the transaction of the first has ended.
 * @param req carries an open transaction
 */
export async function mayAcknowledge(to: string, req: PayloadRequest): Promise<boolean> {
  const address = to.trim().toLowerCase();
  await lockInTransaction(req, 'acknowledgement', address);
  const query = await queryIn(req);
  const [row] = await query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM mails WHERE lower("to") = $1 AND template = ANY($2)
       AND created_at > now() - interval '1 hour'`,
    [address, counted],
  );
  return row!.sent < perHour;
}
