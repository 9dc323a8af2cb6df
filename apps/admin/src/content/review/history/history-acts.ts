import { reviewActs } from '../state/review-state.ts';

/** What somebody does again and again in one go: it is told once. */
const continuedActs = [
  'wrote',
  'translated',
  'moved',
  'removed',
  'shared',
  'confirmed',
  'drafted',
  'dismissed',
] as const;

/** What can have happened to an entry, or to a language of it. */
export const historyActs = [
  'made',
  ...continuedActs,
  'turned',
  ...reviewActs,
  'published',
  'unpublished',
  'scheduled',
  'unscheduled',
  'restored',
  'trashed',
  'untrashed',
] as const;
/**
 * `moved` and `removed`: rows, of which nobody wrote a word; `shared`: changed what both languages share; `drafted` by a machine; `dismissed` a change of the source as a minor one;
 * `turned`: made another language the source. The others say it themselves.
 */
export type HistoryAct = (typeof historyActs)[number];

export function isContinued(act: string): boolean {
  return (continuedActs as readonly string[]).includes(act);
}

/** How a reader filters them. */
export const historyKinds = {
  writing: ['made', 'wrote', 'translated', 'moved', 'removed', 'shared', 'restored'],
  translation: ['confirmed', 'drafted', 'dismissed', 'turned'],
  review: reviewActs,
  publication: ['published', 'unpublished', 'scheduled', 'unscheduled', 'trashed', 'untrashed'],
} as const satisfies Record<string, readonly HistoryAct[]>;
export type HistoryKind = keyof typeof historyKinds;

/** One line of a history, as its screen shows it. */
export interface HistoryLine {
  /** Of its newest row. */
  id: number;
  /** Of its oldest one. */
  from: number;
  act: HistoryAct;
  locale: 'en' | 'ar' | null;
  /** As the menus name the member; null for somebody who has left, and empty where the product itself acted. */
  by: string | null;
  /** Their number; null where the product acted. */
  actor: number | null;
  /** Whether it is known what its words were before. */
  hasWords: boolean;
  /** ISO 8601; of what was written in several saves, the last one. */
  at: string;
  /** Who was asked to review. */
  asked: string | null;
  note: string;
  /** Fields by their paths, without rows. */
  fields: string[];
  /** Of a schedule: when it is due, and what it does. */
  due: string | null;
  withdraws: boolean;
  /** Done by the clock, as the member had scheduled it. */
  byClock: boolean;
}

/** Somebody by whom a history is filtered. */
export interface HistoryPerson {
  id: number;
  name: string;
}

/** What a line has changed, field by field, and the version that has it. */
export interface HistoryChanges {
  changes: { field: string; before: string; after: string }[];
  /** Null where there is none any more. */
  version: number | null;
}
