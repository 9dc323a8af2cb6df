import type { Locale } from '@nasaq/contract';
import { wordsOf } from '@nasaq/search/language';
import { Glossary } from './glossary.ts';
import type { Term } from './term.ts';

/** What decides in which forms a word is recognised. */
type Inflected = Pick<Term, 'kind' | 'caseSensitive'>;

/** Whether the glossary takes all of a text for one of these words, in whichever inflection and spelling. */
export function isTakenFor(text: string, words: readonly string[], locale: Locale, term: Inflected): boolean {
  const written = wordsOf(text);
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last) return false;
  const none = { en: [], ar: [] };
  const known: Term = { ...term, id: 0, keep: false, accepted: { ...none, [locale]: words }, forbidden: none };
  return new Glossary([known]).find(text, locale).some(({ end, start }) => start === first.start && end === last.end);
}
