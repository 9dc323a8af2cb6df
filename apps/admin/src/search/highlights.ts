import { wordForms } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** Start and end of a word, in UTF-16 units: whole words, since a mark inside an Arabic word breaks its joining. */
export type Range = [start: number, end: number];

/** The words of a text that the query met. */
export function highlightsOf(text: string, terms: ReadonlySet<string>): Range[] {
  return wordsOf(text).flatMap(({ text: word, start, end }): Range[] =>
    terms.has(wordForms(word).folded) ? [[start, end]] : [],
  );
}
