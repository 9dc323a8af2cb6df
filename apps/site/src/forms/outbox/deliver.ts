import type { BackoffOptions } from '@nasaq/connectivity';
import type { Locale, Upload } from '@nasaq/contract';
import { postponed } from '@nasaq/outbox';
import { filesOf, type FormValues } from '../core/form-values.ts';
import { type Outcome, sendSubmission, type Submission } from '../core/send-submission.ts';
import { mayRetry, UploadError } from '../files/upload-error.ts';
import { uploadFile } from '../files/upload-file.ts';
import type { OutboxEntry, OutboxState, WaitingFile } from './outbox-entry.ts';

export interface Carrier {
  /** `later`: the same file may pass another time; `refused`: never. */
  upload(file: WaitingFile, entry: OutboxEntry): Promise<Upload | 'later' | 'refused'>;
  send(submission: Submission, locale: Locale): Promise<Outcome>;
  now(): number;
}

/**
 * One attempt: its files one after the other, then the submission itself. What has gone up is noted at once through
 * `save`, so that nothing goes up twice. Brings the entry as it is afterwards.
 */
export async function deliver(
  entry: OutboxEntry,
  carrier: Carrier,
  save: (entry: OutboxEntry) => Promise<void>,
): Promise<OutboxEntry> {
  let current = entry;
  for (const file of entry.files) {
    const answer = await carrier.upload(file, current);
    if (answer === 'later') return waiting(current, { reason: 'offline' }, carrier.now());
    if (answer === 'refused') {
      return { ...current, state: { name: 'refused', failures: [{ field: file.field, rule: 'upload' }] } };
    }
    current = withUpload(current, file, answer);
    await save(current);
  }
  const outcome = await carrier.send(current.submission, current.locale);
  // What no answer of ours looks like may come from a proxy or a hotel's login page; it says nothing about the form.
  if (outcome.outcome === 'rejected' && outcome.reason === 'failed') {
    return waiting(current, { reason: 'unavailable' }, carrier.now());
  }
  if (outcome.outcome === 'later') return waiting(current, outcome, carrier.now());
  return { ...current, attempts: current.attempts + 1, state: settled(outcome) };
}

function settled(outcome: Exclude<Outcome, { outcome: 'later' }>): OutboxState {
  if (outcome.outcome === 'sent') return { name: 'sent', receipt: outcome.receipt };
  if (outcome.outcome === 'refused') return { name: 'refused', failures: outcome.failures };
  return { name: 'rejected', reason: outcome.reason, message: outcome.message };
}

function waiting(
  entry: OutboxEntry,
  { reason, retryAfter = 0 }: Pick<Extract<Outcome, { outcome: 'later' }>, 'reason' | 'retryAfter'>,
  now: number,
): OutboxEntry {
  const next = postponed(entry, { now, pause: retryAfter * 1000, patience });
  return { ...next, state: { name: 'waiting', reason } };
}

/** The item in the form's input carries the token from now on, and the submission names it in its place. */
function withUpload(entry: OutboxEntry, { field, id }: WaitingFile, upload: Upload): OutboxEntry {
  const items = filesOf(entry.values[field]).map((item) =>
    item.id === id ? { ...item, token: upload.token, progress: 1, problem: undefined, upload } : item,
  );
  const values: FormValues = { ...entry.values, [field]: items };
  const tokens = items.flatMap(({ token }) => token ?? []);
  return {
    ...entry,
    values,
    files: entry.files.filter((file) => file.id !== id),
    submission: { ...entry.submission, values: { ...entry.submission.values, [field]: tokens } },
  };
}

/** The ways of the browser. */
export const browserCarrier: Carrier = {
  async upload({ field, file }, { submission, locale }) {
    try {
      return await uploadFile(file, { kind: submission.kind, field, locale });
    } catch (error) {
      return error instanceof UploadError && !mayRetry(error.problem) ? 'refused' : 'later';
    }
  },
  send: (submission, locale) => sendSubmission(submission, { locale }),
  now: Date.now,
};

/** Whoever sent it goes on with something else: from five seconds to ten minutes. */
const patience: BackoffOptions = { first: 5_000, longest: 600_000, factor: 3 };
