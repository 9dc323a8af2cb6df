/** What is counted in a text; every number is a whole number. */
export interface TextCounts {
  words: number;
  /** Words written in Arabic letters; the others count as Latin for reading times. */
  arabicWords: number;
  /** Characters as a reader sees them (grapheme clusters), and each of the harakat; with and without white space. */
  characters: number;
  charactersWithoutSpaces: number;
  /** Without white space, harakat and tatweel: the letters of an unvocalised text. */
  charactersWithoutTashkeel: number;
  sentences: number;
  paragraphs: number;
}

const harakat = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/gu;
const tatweel = /\u0640/gu;
const arabicLetter = /\p{Script=Arabic}/u;

/** Counts by Unicode's rules for text segmentation (UAX #29), which know both scripts. */
export function countText(text: string): TextCounts {
  const words = wordsOf(text);
  const unvocalised = text.replace(harakat, '');
  const marks = text.length - unvocalised.length;
  const spaceless = unvocalised.replace(/\s/gu, '');
  return {
    words: words.length,
    arabicWords: words.filter((word) => arabicLetter.test(word)).length,
    characters: graphemes(unvocalised) + marks,
    charactersWithoutSpaces: graphemes(spaceless) + marks,
    charactersWithoutTashkeel: graphemes(spaceless.replace(tatweel, '')),
    sentences: sentencesOf(text),
    paragraphs: text.split(/\n+/u).filter((paragraph) => paragraph.trim() !== '').length,
  };
}

export function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** A segment without a letter or digit (a lone «…» or bullet) is no sentence. */
function sentencesOf(text: string): number {
  const segmenter = new Intl.Segmenter('ar', { granularity: 'sentence' });
  return [...segmenter.segment(text)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length;
}

function graphemes(text: string): number {
  let total = 0;
  for (const _ of new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)) total += 1;
  return total;
}
