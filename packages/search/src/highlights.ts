import { wordEnd, wordStart } from './language/words.ts';

/** Start and end of a word, in UTF-16 units: whole words, since a mark inside an Arabic word breaks its joining. */
export type Range = [start: number, end: number];

/**
 * The words of a line that the query met.
 * @param words ids of the terms of the texts; those of the line begin at `from`
 * @param marked ids of the terms that get a mark
 */
export function highlightsOf(line: string, words: Int32Array, from: number, marked: ReadonlySet<number>): Range[] {
  const highlights: Range[] = [];
  let position = from;
  for (let start = wordStart(line, 0); start !== -1; position += 1) {
    const end = wordEnd(line, start);
    if (marked.has(words[position]!)) highlights.push([start, end]);
    start = wordStart(line, end);
  }
  return highlights;
}
