import type { Bilingual } from '../../field.ts';
import type { DeliveredState } from '../bundle.ts';

/**
 * What would become of a text that came back. `new`: nothing is there yet. `changed`: as it went out it is still here, and
 * the file has another. `conflict`: both have changed. `state`: the same words, and the file says that they were read
 * over. `unchanged`: the same. `newer`: the file has what went out, and here it was changed since. `untranslated`: the
 * file has no translation. `refused`: it cannot be taken, and why.
 */
export type Outcome = 'new' | 'changed' | 'conflict' | 'state' | 'unchanged' | 'newer' | 'untranslated' | 'refused';

/** Why a text of the file cannot be taken. */
export type Refusal =
  | 'entry_unknown'
  | 'entry_deleted'
  | 'entry_trashed'
  | 'entry_foreign'
  | 'entry_forbidden'
  | 'other_source'
  | 'field_unknown'
  | 'row_gone'
  | 'not_to_translate'
  | 'twice'
  | 'damaged_mark'
  | 'too_long'
  | 'code_missing'
  | 'code_unknown'
  | 'code_twice'
  | 'code_unbalanced'
  | 'structure'
  | 'source_unknown'
  | 'source_gone'
  | 'emptied';

/** What is worth knowing of a text that can be taken. */
export type Remark =
  /** The source was changed since: what comes in is marked as outdated. */
  | 'outdated'
  /** Some of its paragraphs have no translation. */
  | 'partial'
  /** The words are those that are here; their formatting is not. */
  | 'formatting'
  /** Bold or italic words of the source have none in the translation. */
  | 'emphasis'
  /** The source was changed in the file. */
  | 'source_edited'
  /** A row is made for it. */
  | 'new_row'
  /** The row was there when the text went out, and somebody has taken it away. */
  | 'row_removed';

/** One text of a file, and what would become of it. */
export interface Line {
  /** The entry and the path in it. */
  ref: string;
  path: string;
  labels: Bilingual[];
  outcome: Outcome;
  refusal?: Refusal;
  /** For the sentence about a refusal. */
  values?: Record<string, string>;
  remarks: Remark[];
  /** The words that are here and those of the file. */
  before: string;
  after: string;
  /** What the file says of it. */
  state: DeliveredState;
  /** Of what is here in the target language, so that nothing is written over what nobody has seen. */
  seen: string;
}

/** Outcomes that may be taken. */
export function isTakeable({ outcome }: Pick<Line, 'outcome'>): boolean {
  return outcome === 'new' || outcome === 'changed' || outcome === 'conflict' || outcome === 'state';
}

/** Outcomes that are taken where nobody says otherwise. */
export function isTakenFirst({ outcome, remarks }: Pick<Line, 'outcome' | 'remarks'>): boolean {
  return (outcome === 'new' || outcome === 'changed') && !remarks.includes('partial');
}
