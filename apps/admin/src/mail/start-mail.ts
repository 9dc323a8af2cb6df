import type { Payload } from 'payload';
import { env } from '../env.ts';
import { mailAttempts } from './attempt-mail.ts';
import { mailsAtOnce, openMailQueue, type MailQueue } from './mail-queue.ts';
import { mailTimings } from './mail-timings.ts';
import { openSmtp } from './smtp.ts';

/**
 * Begins to send what is queued; without a mail server there is nothing to do.
 * @returns how to stop
 * @throws {StartError} where the queue cannot be made
 */
export async function startMail(payload: Payload, timings = mailTimings): Promise<() => Promise<void>> {
  if (!env.smtpUrl) return async () => {};
  const stopping = new AbortController();
  const queue = await openMailQueue(payload, timings);
  const smtp = openSmtp(env.smtpUrl, mailsAtOnce, timings);
  await addMissingJobs(payload, queue);
  await queue.work(mailAttempts({ payload, queue, smtp, timings, stopping: stopping.signal }));
  return async () => {
    // What a slow server has not taken by then is unsent, and tried again after the next start.
    const impatience = setTimeout(() => smtp.close({ force: true }), timings.goodbye);
    await queue.close(timings.goodbye * 2);
    clearTimeout(impatience);
    stopping.abort();
    smtp.close({ force: true });
  };
}

/** Mails that were written while no queue was open, or whose jobs a restored backup does not hold. */
async function addMissingJobs(payload: Payload, queue: MailQueue): Promise<void> {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { state: { equals: 'queued' } },
    sort: 'id',
    limit: 0,
    depth: 0,
    pagination: false,
    select: { next_attempt_at: true },
  });
  for (const { id, next_attempt_at: next } of docs) await queue.add(id, { at: next ? new Date(next) : undefined });
}
