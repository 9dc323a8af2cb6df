import type { Place } from './texts.ts';

/** A rule of the house for written words, as far as a program can tell. */
export interface Rule {
  name: string;
  /** What breaks the rule. */
  pattern: RegExp;
  wrong: string[];
  right: string[];
  /** Everywhere, if it isn't said. */
  places?: Place[];
  /** Passages in quotation marks are somebody's words or an example of how not to write. */
  outsideQuotations?: boolean;
}

/** What breaks a rule in a text. */
export function breaches({ outsideQuotations, pattern }: Rule, text: string): string[] {
  const read = outsideQuotations ? text.replaceAll(/«[^»]*»|“[^”]*”/g, '«»') : text;
  return [...read.matchAll(pattern)].map(([found]) => found);
}
