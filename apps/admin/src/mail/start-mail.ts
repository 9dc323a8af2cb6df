import { asJob } from '@nasaq/logging';
import type { Payload } from 'payload';
import { env } from '../env.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { isReadOnly } from '../platform/payload/read-only.ts';
import { queryIn, queryOn } from '../platform/database/query.ts';
import { mailAttempts } from './attempt-mail.ts';
import { type MailQueue, mailsAtOnce, openMailQueue, quietLog } from './mail-queue.ts';
import { mailTimings, type MailTimings } from './mail-timings.ts';
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
  const log = quietLog((message) => payload.logger.warn(`Mails that are due too late: ${message}`));
  const correct = async () => {
    if (isReadOnly()) return;
    await bringForward(payload, queue, timings);
    await addMissingJobs(payload, queue);
  };
  const corrected = () => asJob('mail-corrections', () => correct().catch(({ message }: Error) => log(message)));
  await corrected();
  const corrections = setInterval(() => void corrected(), timings.supervise * 1_000);
  await queue.work(mailAttempts({ payload, queue, smtp, timings, stopping: stopping.signal }));
  return async () => {
    clearInterval(corrections);
    // What a slow server has not taken by then is unsent, and tried again after the next start.
    const late = setTimeout(() => smtp.close({ force: true }), timings.goodbye);
    await queue.close(timings.goodbye * 2);
    clearTimeout(late);
    stopping.abort();
    smtp.close({ force: true });
  };
}

/**
 * A mail that is due later than any pause would put it was written while the clock was ahead, and would wait for that
 * clock: it is due now that the clock is right again.
 */
export async function bringForward(
  payload: Payload,
  queue: Pick<MailQueue, 'bringForward'>,
  { farthest }: Pick<MailTimings, 'farthest'>,
  now = Date.now(),
): Promise<void> {
  const limit = now + farthest;
  await inTransaction(payload, async (req) => {
    const query = await queryIn(req);
    await query("UPDATE mails SET next_attempt_at = $1 WHERE state = 'queued' AND next_attempt_at > $2", [
      new Date(now),
      new Date(limit),
    ]);
    await queue.bringForward(limit, now, query);
  });
}

/** Mails that the command line has written, beside the queue of a host, or whose jobs a restored backup does not hold. */
async function addMissingJobs(payload: Payload, queue: MailQueue): Promise<void> {
  for (const { at, id } of await queue.missing(queryOn(payload))) await queue.add(id, { at });
}
