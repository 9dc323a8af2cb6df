import type { Locale } from '@nasaq/contract';
import type { FieldKind } from '../field.ts';
import type { FieldState } from '../states.ts';
import type { JudgedUnit } from '../units.ts';
import { fingerprint } from '../fingerprint.ts';
import { wordsOf } from '../words.ts';
import { contentDigest } from './content-digest.ts';

/** What goes to a translator: texts of entries in the source language, with what is there in the target language. */
export interface Bundle {
  from: Locale;
  to: Locale;
  entries: BundleEntry[];
}

export interface BundleEntry {
  /** As `posts/12`, or `globals/home`. */
  ref: string;
  /** Tells this entry from one of another installation that has the same number. */
  mark: string;
  title: string;
  units: BundleUnit[];
}

export interface BundleUnit {
  path: string;
  kind: FieldKind;
  /** From the outermost field to this one, in the language of the source. */
  label: string;
  description?: string;
  /** In characters. */
  maxLength?: number;
  /** `false` for addresses and the like, which are the same in every language. */
  translate: boolean;
  /** Of the target. */
  state: FieldState;
  /** What members of staff have said of it. */
  comments: string[];
  source: unknown;
  target: unknown;
}

/** How a translation service calls states. */
export type DeliveredState = 'initial' | 'translated' | 'reviewed' | 'final';

/** What was true when a text went out, so that one knows on its return what was translated. */
export interface Exported {
  state: FieldState;
  /** Of the source's words. */
  source: string;
  /** Of words and formatting, of both. */
  sourceContent: string;
  targetContent: string;
}

/** A text that a translator gets. @returns nothing where the source has no words */
export function bundleUnit(
  { field, labels, path, states, values }: JudgedUnit,
  { from, to }: Pick<Bundle, 'from' | 'to'>,
  comments: string[] = [],
): BundleUnit | null {
  const words = wordsOf(values[from]);
  if (words === '') return null;
  return {
    path,
    kind: field.kind,
    label: labels.map((label) => label[from]).join(' › '),
    ...(field.description && { description: field.description[from] }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    translate: !field.readOnly && isLanguage(words),
    state: states[to],
    comments,
    source: values[from],
    target: values[to],
  };
}

export function exportedOf({ source, state, target }: BundleUnit): Exported {
  return {
    state,
    source: fingerprint(source),
    sourceContent: contentDigest(source),
    targetContent: contentDigest(target),
  };
}

export const deliveredStates: Record<FieldState, DeliveredState> = {
  missing: 'initial',
  empty: 'initial',
  outdated: 'translated',
  machine: 'translated',
  review: 'translated',
  draft: 'translated',
  source: 'translated',
  confirmed: 'final',
};

/** Whether words are of a language: an address of the web or of mail is not. */
function isLanguage(words: string): boolean {
  return /\s/u.test(words) || !(/^(?:https?:\/\/|mailto:)/iu.test(words) || words.split('@').length === 2);
}
