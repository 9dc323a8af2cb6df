/** What is counted in a text; every number is a whole number. */
interface TextCounts {
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

/** They turn what stands beside them, and nobody sees them. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Counts by Unicode's rules for text segmentation (UAX #29), which know both scripts. */
export function countText(typed: string): TextCounts {
  const text = typed.replace(directionMarks, '');
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

/** Words a minute. Silent: Brysbaert 2019 (238 English, 181 Arabic). Aloud: Brysbaert 2019 (183), IReST (138). */
const pace = { silent: { latin: 238, arabic: 181 }, aloud: { latin: 183, arabic: 138 } };

/** Seconds that an adult takes to read a text silently, and to read it out. */
export function textTimes({ words, arabicWords }: Pick<TextCounts, 'words' | 'arabicWords'>) {
  const seconds = ({ latin, arabic }: { latin: number; arabic: number }) =>
    Math.round(((words - arabicWords) / latin + arabicWords / arabic) * 60);
  return { reading: seconds(pace.silent), speaking: seconds(pace.aloud) };
}

/** The GSM 03.38 basic alphabet; a text of only these letters fits 160 to a message. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension table; each takes two places. */
const extended = new Set('\f^{}\\[~]|€');

const limits = { gsm: { single: 160, part: 153 }, unicode: { single: 70, part: 67 } };

/** How a text is sent by SMS: alphabet, messages, and places left in the last one. An empty text takes none. */
export function smsParts(text: string): { encoding: 'gsm' | 'unicode'; parts: number; left: number } {
  const letters = [...text];
  const encoding = letters.every((letter) => basic.has(letter) || extended.has(letter)) ? 'gsm' : 'unicode';
  // Unicode messages count UTF-16 units; an emoji takes two.
  const places =
    encoding === 'unicode' ? text.length : letters.reduce((sum, letter) => sum + (extended.has(letter) ? 2 : 1), 0);
  const { single, part } = limits[encoding];
  if (places === 0) return { encoding, parts: 0, left: single };
  if (places <= single) return { encoding, parts: 1, left: single - places };
  const parts = Math.ceil(places / part);
  return { encoding, parts, left: parts * part - places };
}
