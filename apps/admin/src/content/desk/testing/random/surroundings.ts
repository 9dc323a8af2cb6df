import type { Locale } from '@nasaq/contract';
import type { Doc, FieldSpec } from '@nasaq/translation';
import type { Payload } from 'payload';
import type { WrittenEntry } from '../../../saving/testing/written-entry.ts';
import type { EntryModel } from './entry-model.ts';
import type { Pairs, StatesModel } from './states-model.ts';

/** A kind of entry, and which of its fields are written in. */
export interface Stage {
  collection: WrittenEntry['collection'];
  /** What a new one needs. */
  made: Record<Locale, Doc>;
  names: readonly string[];
}

export interface Counts {
  [what: string]: number;
}

/** One entry as all know it who work on it, and what it has to be. */
export interface Surroundings {
  readonly payload: Payload;
  readonly stage: Stage;
  readonly id: number;
  readonly counts: Counts;
  readonly fields: readonly FieldSpec[];
  readonly entry: EntryModel;
  readonly states: StatesModel;
  /** Of every row that was ever seen. */
  readonly pairs: Pairs;
  readonly written: WrittenEntry;
  newest: (locale: Locale) => Promise<Doc>;
  note: (what: string, count?: string) => void;
}
