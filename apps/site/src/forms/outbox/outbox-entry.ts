import type { BilingualText, Locale, Receipt } from '@nasaq/contract';
import { databaseStorage, type Schedule } from '@nasaq/outbox';
import type { ShownFailure } from '../../router/payload.ts';
import type { Told } from '../core/leftovers.ts';
import type { FormValues } from '../core/form-values.ts';
import type { Outcome, Submission } from '../core/send-submission.ts';

/** A file that could not go up before its form was sent. */
export interface WaitingFile {
  field: string;
  /** Of the file's item in `values`. */
  id: string;
  file: File;
}

export type WaitingReason = Extract<Outcome, { outcome: 'later' }>['reason'];
type RejectedReason = Extract<Outcome, { outcome: 'rejected' }>['reason'];

export type OutboxState =
  /** On its way from its form; stored before, so that a window that is closed now loses nothing. */
  | { name: 'sending' }
  | { name: 'waiting'; reason: WaitingReason }
  /** Stays until its sender has seen it. */
  | { name: 'sent'; receipt: Receipt }
  /** Its fields are to be corrected; it waits for its sender. */
  | { name: 'refused'; failures: ShownFailure[] }
  | { name: 'rejected'; reason: RejectedReason; message?: string };

/** A submission that was given to us and is not with the server yet, or whose receipt has not been seen. */
export interface OutboxEntry<State extends OutboxState = OutboxState> extends Schedule {
  /** Its key is the entry's too. */
  submission: Submission;
  /** The language that it was written in, and is answered in. */
  locale: Locale;
  /** Where its form stands, with locale prefix. */
  path: string;
  /** Name of the form's draft. */
  draft: string;
  /** Of one of the owner's forms: kept here, since its page may be another by then, or out of reach. */
  title?: BilingualText;
  /** The form's input, for the way back into it. */
  values: FormValues;
  /** What there is to tell of values whose fields the form may lose meanwhile. */
  told?: Readonly<Record<string, Told>>;
  files: readonly WaitingFile[];
  queuedAt: number;
  state: State;
}

/** One whose form is still busy with it is shown by that form. */
export function isShown({ state }: OutboxEntry): boolean {
  return state.name !== 'sending';
}

export function isIn<Name extends OutboxState['name']>(
  entry: OutboxEntry,
  name: Name,
): entry is OutboxEntry<Extract<OutboxState, { name: Name }>> {
  return entry.state.name === name;
}

/** The browser's database: it outlives restarts, and holds files as they are. */
export const browserStorage = () =>
  databaseStorage<OutboxEntry>({
    database: 'nasaq',
    store: 'outbox',
    idOf: keyOf,
    writtenAt: (entry) => entry.queuedAt,
  });

export function keyOf({ submission }: OutboxEntry): string {
  return submission.key;
}
