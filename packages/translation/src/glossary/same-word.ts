import type { Locale } from '@nasaq/contract';
import { wordsOf } from '@nasaq/search/language';
import { Glossary } from './glossary.ts';
import type { Term } from './term.ts';

/** What decides in which forms a word is recognised. */
type Inflected = Pick<Term, 'kind' | 'caseSensitive'>;

/** Whether the glossary takes all of a text for one of these words, in whichever inflection and spelling. */
export function isTakenFor(text: string, words: readonly string[], locale: Locale, term: Inflected): boolean {
  return takenFor(text, glossaryOf([{ words, ...term }], locale), locale).length > 0;
}

/** Words that are looked for as if they were agreed ones; the `id` of a term says which of them was found. */
export function glossaryOf(
  terms: readonly (Inflected & { id?: number; words: readonly string[] })[],
  locale: Locale,
): Glossary {
  const none = { en: [], ar: [] };
  return new Glossary(
    terms.map(({ caseSensitive, id = 0, kind, words }) => ({
      id,
      kind,
      caseSensitive,
      keep: false,
      accepted: { ...none, [locale]: words },
      forbidden: none,
    })),
  );
}

/** The terms that a glossary takes all of a text for. */
export function takenFor(text: string, glossary: Glossary, locale: Locale): Term[] {
  const written = wordsOf(text);
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last) return [];
  return glossary
    .find(text, locale)
    .filter(({ end, start }) => start === first.start && end === last.end)
    .map(({ term }) => term);
}
