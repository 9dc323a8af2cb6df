import { type Locale, otherLocale } from '@nasaq/contract';
import type { FoundTerm, Glossary } from './glossary.ts';
import type { Term } from './term.ts';

/** What a translation does otherwise than the glossary says. */
export type TermFinding =
  /** The source has the agreed word of a term, and the translation has none of those that are accepted for it. */
  | { kind: 'missing'; term: Term; source: TextRange[] }
  /** Words that are not to be said for a term, and whether the source has it: they may mean something else. */
  | { kind: 'forbidden'; term: Term; locale: Locale; ranges: TextRange[]; inSource: boolean };

/** In UTF-16 units. */
export type TextRange = [start: number, end: number];

/**
 * Looks for the agreed terms of a source in its translation, and for forbidden words in it.
 * @param from the language of the source
 */
export function termFindings(
  glossary: Glossary,
  from: Locale,
  sourceWords: string,
  targetWords: string,
): TermFinding[] {
  const to = otherLocale(from);
  const source = glossary.find(sourceWords, from);
  const target = glossary.find(targetWords, to);
  const isIn = (found: readonly FoundTerm[], { id }: Term) =>
    found.some(({ forbidden, term }) => !forbidden && term.id === id);
  // A further word is taken for the term where it translates it; in a source it may mean something else.
  const missing = group(source.filter(({ agreed }) => agreed)).filter(
    ({ at, term }) =>
      term.accepted[to].length + Number(term.keep) > 0 &&
      !isIn(target, term) &&
      // Of several terms that are called the same, one was meant.
      at.some(([start]) => !source.some((other) => other.start === start && isIn(target, other.term))),
  );
  const forbidden = group(target.filter((found) => found.forbidden && !isAgreed(target, found)));
  return [
    ...missing.map(({ at, term }): TermFinding => ({ kind: 'missing', term, source: at })),
    ...forbidden.map(({ at, term }): TermFinding => {
      const inSource = source.some((found) => found.term.id === term.id);
      return { kind: 'forbidden', term, locale: to, ranges: at, inSource };
    }),
  ];
}

/** What is forbidden for one term may be the agreed word for another. */
function isAgreed(found: readonly FoundTerm[], { start }: FoundTerm): boolean {
  return found.some((other) => other.start === start && !other.forbidden);
}

function group(found: readonly FoundTerm[]): { term: Term; at: TextRange[] }[] {
  const groups = new Map<number, { term: Term; at: TextRange[] }>();
  for (const { end, start, term } of found) {
    const same = groups.get(term.id) ?? { term, at: [] };
    same.at.push([start, end]);
    groups.set(term.id, same);
  }
  return [...groups.values()];
}
