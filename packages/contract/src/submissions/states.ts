import type { BilingualText } from '../bilingual.ts';
import arabic from '../catalogue/ar/states.json' with { type: 'json' };
import english from '../catalogue/en/states.json' with { type: 'json' };
import type { Locale } from '../locale.ts';
import { liveBilingual } from '../words.ts';
import type { SubmissionKind } from './kinds.ts';

type States = Record<string, BilingualText>;

/** The states of each kind in their usual order, the first being that of a new one, with the words that senders read. */
export const submissionStates = /* @__PURE__ */ liveBilingual('contract/states', english, arabic) satisfies Record<
  SubmissionKind,
  States
>;

/** States in which nothing more is expected; retention counts from the day they are reached. */
export const finalStates: Record<SubmissionKind, readonly string[]> = {
  contacts: ['answered', 'closed'],
  feedback: ['answered', 'closed'],
  reports: ['resolved', 'duplicate', 'wont_fix'],
  orders: ['closed', 'cancelled', 'declined'],
  applications: ['hired', 'rejected', 'withdrawn'],
  responses: ['done', 'closed'],
};

/** Open states in which something is expected of the sender. */
const sendersTurn: Record<SubmissionKind, readonly string[]> = {
  contacts: [],
  feedback: [],
  reports: [],
  orders: ['quoted', 'delivered'],
  applications: ['offer'],
  responses: [],
};
/** Those in which both have to agree on something. */
const everybodysTurn: Partial<Record<SubmissionKind, readonly string[]>> = {
  applications: ['interview', 'assessment'],
};

/** Of whom something is expected; `null` where it has ended, or of both. */
export function turnOf(kind: SubmissionKind, state: string): 'sender' | 'staff' | null {
  if (finalStates[kind].includes(state) || everybodysTurn[kind]?.includes(state)) return null;
  return sendersTurn[kind].includes(state) ? 'sender' : 'staff';
}

export function firstState(kind: SubmissionKind): string {
  return Object.keys(submissionStates[kind])[0]!;
}

export function isState(kind: SubmissionKind, state: unknown): state is string {
  return typeof state === 'string' && Object.hasOwn(submissionStates[kind], state);
}

export function stateLabel(kind: SubmissionKind, state: string, locale: Locale): string {
  return isState(kind, state) ? (submissionStates[kind] as States)[state]![locale] : state;
}
