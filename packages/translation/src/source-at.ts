import { otherLocale, type Locale } from '@nasaq/contract';
import { correspondence } from './correspondence.ts';
import { type Sentence, sentencesOf } from './segments.ts';
import type { Values } from './states.ts';
import { type Paragraph, paragraphsOf } from './words.ts';

/** What of a source is translated next where somebody writes. */
export interface SourceAt {
  /** The words of its paragraph. */
  text: string;
  sentences: readonly Sentence[];
  /** The place of the sentence in it. */
  sentence: number;
}

/**
 * The paragraph of a source that answers the one in which somebody writes, and its sentence that comes next there: as
 * many sentences as are finished before the caret are taken for translated.
 * @param locale that is written in
 * @param caret the paragraph that has the keys, and its words before them; at the beginning without
 * @returns `null` where the source has no words
 */
export function sourceAt(
  values: Values,
  locale: Locale,
  caret: { paragraph: number; before: string } | null,
): SourceAt | null {
  const { before = '', paragraph = 0 } = caret ?? {};
  const [own, source] = [paragraphsOf(values[locale]), paragraphsOf(values[otherLocale(locale)])];
  const kinds = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ kind }) => kind);
  const partner = correspondence(kinds(own), kinds(source)).find(([one]) => one === paragraph)?.[1];
  const text = wordsNear(source, partner ?? paragraph);
  if (text === '') return null;
  const sentences = sentencesOf(text);
  const begun = sentencesOf(before).length;
  const written = isFinished.test(before) ? begun : begun - 1;
  return { text, sentences, sentence: Math.max(0, Math.min(written, sentences.length - 1)) };
}

const isFinished = /[.!?؟۔…]["'”’»)\]]*\s*$/u;

/** Of the paragraph at a place, or of the next with any behind it, or of the last. */
function wordsNear(paragraphs: readonly Paragraph[], place: number): string {
  const isWritten = ({ words }: Paragraph) => words !== '';
  return (paragraphs.slice(place).find(isWritten) ?? paragraphs.findLast(isWritten))?.words ?? '';
}
