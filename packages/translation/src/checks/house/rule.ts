import type { CheckId } from '../check.ts';

/** Whom a text speaks to; `drawn` is in a picture: the screens and things of clients speak to whom they like. */
export type Place = 'interface' | 'help' | 'company' | 'drawn';

/** A rule of the house for written words, as far as a program can tell. */
export interface Rule {
  name: string;
  /** As what a breach is reported to who writes. */
  check: CheckId;
  /** What breaks the rule. */
  pattern: RegExp;
  wrong: string[];
  right: string[];
  /** Everywhere, if it isn't said. */
  places?: Place[];
  /** What writes and is checked one by one has a finer check of this. */
  finer?: boolean;
  /** Passages in quotation marks are somebody's words or an example of how not to write. */
  outsideQuotations?: boolean;
  /** Whether something that looks like a breach is none between what stands before and after it, of which it gets the nearest. */
  unless?: (found: string, before: string, after: string) => boolean;
}

/** As many letters as a long sentence has: a text of one sentence is not read anew for each of its words. */
const nearest = 300;

/** What breaks a rule in a text. */
export function breaches(rule: Rule, text: string): string[] {
  return breachesAt(rule, text).map(({ found }) => found);
}

/** The same, with where it stands. */
export function breachesAt(
  { outsideQuotations, pattern, unless }: Rule,
  text: string,
): { found: string; from: number }[] {
  // As long as it was, so that places stay what they are.
  const read = outsideQuotations
    ? text.replaceAll(/«[^«»]*»|“[^“”]*”/g, (said) => `${said[0]}${'\u0000'.repeat(said.length - 2)}${said.at(-1)}`)
    : text;
  return [...read.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ found, from: index }))
    .filter(
      ({ found, from }) =>
        !unless?.(
          found,
          read.slice(Math.max(0, from - nearest), from),
          read.slice(from + found.length, from + found.length + nearest),
        ),
    );
}
