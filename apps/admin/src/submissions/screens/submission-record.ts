import type { Locale, SubmissionKind } from '@nasaq/contract';
import type { Tone } from '../../platform/staff/screens/tag.tsx';

/** What the five kinds have in common, as the screens read it. */
export interface SubmissionRecord {
  id: number;
  reference: string;
  state: string;
  spam?: boolean | null;
  spam_reasons?: string[] | null;
  locale: Locale;
  title: string;
  createdAt: string;
  assignee?: { id: number; name: string } | number | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
  deletion_asked_at?: string | null;
  /** What its form asked for, where its owner had arranged it (`record/asked.ts`). */
  asked?: unknown;
}

/** The sender’s whole name. */
export function senderName({ first_name, last_name }: Pick<SubmissionRecord, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** Who takes care of it; a list has the id alone. */
export function assigneeOf({ assignee }: Pick<SubmissionRecord, 'assignee'>): number | null {
  return typeof assignee === 'object' ? (assignee?.id ?? null) : (assignee ?? null);
}

const tones: Record<string, Tone> = {
  new: 'new',
  received: 'new',
  answered: 'good',
  resolved: 'good',
  accepted: 'good',
  delivered: 'good',
  offer: 'good',
  hired: 'good',
  closed: 'quiet',
  duplicate: 'quiet',
  wont_fix: 'quiet',
  cancelled: 'quiet',
  withdrawn: 'quiet',
  declined: 'bad',
  rejected: 'bad',
};

/** The tone of a state’s tag. */
export function stateTone(state: string): Tone {
  return tones[state] ?? 'active';
}

/** Somebody of the staff who may be assigned. */
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
