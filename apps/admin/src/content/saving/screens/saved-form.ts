import type { BackoffOptions } from '@nasaq/connectivity';
import type { Doc } from '../merge.ts';

/** Why what was typed is not saved. */
export interface Trouble {
  kind: 'offline' | 'session' | 'refused' | 'conflict' | 'gone';
  /** What the server said, where it refused, or where the document is gone; none where the fields say it. */
  message?: string;
  /** The address of who is signed in instead, where the session has ended so. */
  instead?: string;
}

export interface SavingState {
  busy: boolean;
  trouble: Trouble | null;
}

/** The form whose saves these are, as the newest rendering knows it. */
export interface SavedForm {
  /** All that it would send. */
  values: () => Doc;
  /** Whether anything was typed since it was filled; may be true for longer than needed. */
  isModified: () => boolean;
  /** Whether what somebody has asked to be stored was refused, and not stored by another save since. */
  isRefused: () => boolean;
  /** Whether an editor has a key that the form has not been told yet, and the moment when it has. */
  isTyping: () => boolean;
  settle: () => Promise<void>;
  /** Fields that wait for a decision: they are never saved before. */
  hasConflicts: () => boolean;
  /** Whether it takes no save now, since somebody publishes it. */
  isBusy: () => boolean;
  /** Saves through the form, which then shows what was answered: `null` where all of it is stored. */
  save: () => Promise<Trouble | null>;
  /** Sends values past the form: `null` where they were stored. */
  send: (values: Doc) => Promise<Trouble | null>;
  /** The trouble that is still there without sending anything, so that nothing is saved in the name of another. */
  checkSession: () => Promise<Trouble | null>;
  /** Keeps what is not saved in this browser, or forgets it. */
  keep: (values: Doc | null) => void;
}

export interface Pauses {
  /** After the last key, in milliseconds; absent where nothing is saved that nobody has asked for. */
  typing?: number;
  /** Between two times that this browser keeps what is typed; absent where it keeps only what is being sent. */
  keeping?: number;
  /** After saves that did not work. */
  retry: BackoffOptions;
}

/** Of what a form would send, what somebody has typed. */
export function comparable(values: Doc): string {
  return JSON.stringify({ ...values, updatedAt: null, formBase: null });
}
