import type { Locale, SubmissionKind } from '@nasaq/contract';

export interface Colleague {
  id: number;
  name: string;
}

/** What the panel's forms know of the submission beside them. */
export interface Handled {
  kind: SubmissionKind;
  id: number;
  reference: string;
  state: string;
  spam: boolean;
  hasEmail: boolean;
  assignee: number | null;
  /** Who may be assigned. */
  colleagues: readonly Colleague[];
  /** The member of staff who is looking. */
  me: number;
  /** Of the interface. */
  language: Locale;
}
