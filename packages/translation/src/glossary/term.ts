import type { Locale } from '@nasaq/contract';

/** What decides how a term is inflected; without one it is taken for whatever it can be. */
export const termKinds = ['noun', 'adjective', 'verb', 'name'] as const;
export type TermKind = (typeof termKinds)[number];

/** What both languages have agreed to call something. */
export interface Term {
  id: number;
  /** By language, the agreed words first, then what is accepted beside them. A language may have none. */
  accepted: Record<Locale, readonly string[]>;
  /** What is not to be said for it. */
  forbidden: Record<Locale, readonly string[]>;
  kind: TermKind | null;
  /** Capitals and small letters are told apart, as those of a name that is a word as well. */
  caseSensitive: boolean;
  /** Its words stay as they are in either language. */
  keep: boolean;
}

/** The words by which a term is known in a language: one that is kept has those of the other where it has none. */
export function wordsIn({ accepted, keep }: Term, locale: Locale): readonly string[] {
  if (!keep) return accepted[locale];
  return [...new Set([...accepted[locale], ...accepted.en, ...accepted.ar])];
}
