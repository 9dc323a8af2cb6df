import { firstState, referenceAlphabet, referenceLength } from '@nasaq/contract';
import { type Payload, type PayloadRequest, ValidationError } from 'payload';
import { randomInt } from 'node:crypto';
import { welcomeOrderer } from '../../accounts/index.ts';
import type { SpamReason } from '../record/vocabulary.ts';
import { claimUploads } from '../../uploads/index.ts';
import { createRow, inTransaction } from '../../platform/database/in-transaction.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import { findByKey, type StoredSubmission } from './submission-key.ts';
import { searchText } from '../record/rich-value.ts';
import { type ToldSubmission, queueFirstMails } from './first-mails.ts';
import { RefusingSemaphore } from '../../platform/database/refusing-semaphore.ts';
import type { ReadSubmission } from './read-submission.ts';
import { recordEvent } from '../record/record-event.ts';

export interface Intake {
  submission: ReadSubmission;
  key: string;
  sender: string;
  spam: readonly SpamReason[];
  /** Of who was signed in. */
  account: number | null;
}

/** Of the pool's twenty connections one is Payload's, and readers need some. Who waits is answered before browsers give up. */
const transactions = new RefusingSemaphore({ permits: 10, queueLimit: 2_000, waitTimeout: 20_000 });
const referenceAttempts = 5;

/**
 * Writes the submission, claims its files and queues its mails, all or nothing. The unique index on the key decides
 * which of several equal ones is the first; the others get what that one got.
 */
export async function storeSubmission(
  intake: Intake,
  payload: Payload,
): Promise<StoredSubmission & { repeated: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const reference = newReference();
    try {
      const stored = await retryWhileDatabaseIsDown(() =>
        transactions.run(() => inTransaction(payload, (req) => write(intake, reference, req))),
      );
      return { ...stored, repeated: false };
    } catch (error) {
      if (!isTaken(error, intake.submission.kind) || attempt === referenceAttempts) throw error;
      const earlier = await retryWhileDatabaseIsDown(() => findByKey(intake.submission.kind, [intake.key], payload));
      // Else it is the reference that is taken.
      if (earlier) return { ...earlier, repeated: true };
    }
  }
}

async function write({ account, key, sender, spam, submission }: Intake, reference: string, req: PayloadRequest) {
  const { kind, locale, title, row, files } = submission;
  const state = firstState(kind);
  const createdAt = new Date().toISOString();
  const id = await createRow(
    kind,
    {
      ...row,
      title,
      reference,
      key,
      state,
      spam: spam.length > 0,
      spam_reasons: [...spam],
      locale,
      search_text: searchText(kind, { ...row, title, reference }),
      sender_hash: sender,
      account,
      createdAt,
      updatedAt: createdAt,
    },
    req,
  );
  const target = { relationTo: kind, value: id };
  for (const [field, tokens] of Object.entries(files)) {
    if (tokens.length > 0) await claimUploads(tokens, { kind, field, id }, req);
  }
  await recordEvent({ submission: target, type: 'received', to: state }, req);
  const mailed = { ...(row as Partial<ToldSubmission>), id, reference, locale, title, createdAt };
  if (spam.length > 0) return { reference, createdAt };
  await queueFirstMails(kind, mailed, req);
  if (kind === 'orders' && account === null) await welcomeOrderer(mailed, req);
  return { reference, createdAt };
}

/** Payload names a violated unique index as a failed validation of the collection. */
function isTaken(error: unknown, collection: string): boolean {
  return error instanceof ValidationError && error.data.collection === collection;
}

/** Not guessable, and not a count: it tells nobody how much is sent. */
export function newReference(): string {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
