import { randomInt } from 'node:crypto';
import { normalizeDigits, statusCodeLimits } from '@nasaq/contract';
import type { Payload } from 'payload';
import { isKeyedHash, keyedHash } from '../../platform/secrets/secret.ts';
import { queueMail } from '../../mail/index.ts';
import { codeMail } from '../mails/sender-mails.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { submissionFacts } from '../record/submission-facts.ts';
import type { FollowedSubmission } from './find-by-reference.ts';

const purpose = 'code';

/**
 * Mails a new code to the sender; the one before it ends. Nothing is mailed about what lies in the spam folder: the
 * address in it is likely to be somebody else's.
 */
export async function mailCode(submission: FollowedSubmission, payload: Payload): Promise<void> {
  const { id, kind, email, locale, spam } = submission;
  if (!email || spam) return;
  const code = String(randomInt(10 ** statusCodeLimits.length)).padStart(statusCodeLimits.length, '0');
  const facts = await submissionFacts(kind, submission, payload);
  await inTransaction(payload, async (req) => {
    await payload.db.updateOne({
      collection: kind,
      id,
      data: {
        status_code_hash: keyedHash(purpose, named(submission, code)),
        status_code_expires: new Date(Date.now() + statusCodeLimits.minutes * 60_000).toISOString(),
        status_code_attempts: 0,
      },
      req,
      returning: false,
    });
    const mail = codeMail(facts, code);
    await queueMail({ ...mail, template: 'code', to: email, locale, submission: { relationTo: kind, value: id } }, req);
  });
}

/** Whether it is the code that was mailed last, in time and within the attempts. A right one is good once. */
export async function useCode(submission: FollowedSubmission, typed: string, payload: Payload): Promise<boolean> {
  const { id, kind } = submission;
  const now = new Date().toISOString();
  // Counted and read in one statement: parallel guesses count each.
  const counted = await payload.db.updateOne({
    collection: kind,
    where: {
      and: [
        { id: { equals: id } },
        { status_code_expires: { greater_than: now } },
        { status_code_attempts: { less_than: statusCodeLimits.attempts } },
      ],
    },
    data: { status_code_attempts: { $inc: 1 } },
    options: { atomic: true },
  });
  const given = named(submission, normalizeDigits(typed).replace(/\D/g, ''));
  if (!isKeyedHash(String(counted?.status_code_hash ?? ''), purpose, given)) return false;
  const used = { status_code_hash: null, status_code_expires: null };
  await payload.db.updateOne({ collection: kind, id, data: used, returning: false });
  return true;
}

function named({ kind, id }: FollowedSubmission, code: string): string {
  return `${kind}:${id}:${code}`;
}
