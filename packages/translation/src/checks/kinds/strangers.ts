import type { Hit } from '../check.ts';
import { arabicLetters, latinLetters } from '../language/scripts.ts';
import { hitAt, type Reading, type WrittenText } from '../reading/reading.ts';
import { withoutAddresses } from '../tokens/isolated.ts';

/** A text is written in the other language where its own letters are fewer than this share of the others. */
export const foreignShare = 0.43;
/** Fewer letters than these are a name or a number with its unit. */
export const fewestLetters = 12;

/** Words of the one writing in a text of the other. */
export function strangerHits(reading: Reading): Hit[] {
  return [...latinInArabic(reading), ...arabicInEnglish(reading)];
}

function latinInArabic(reading: Reading): Hit[] {
  return reading.texts.ar.flatMap((text) => {
    const whole = text.paragraphs.map((paragraph) => paragraph.text).join(' ');
    // What is not translated at all is said once.
    const [arabic, latin] = [arabicLetters(whole), latinLetters(whole)];
    if (arabic + latin >= fewestLetters && arabic < latin * foreignShare) return [];
    // A value by itself that begins with a capital is a name.
    if (arabic === 0 && /^\s*(?:\p{Lu}\S*|[a-z\d]+(?:-[a-z\d]+)+)\s*$/u.test(whole)) return [];
    return strangersIn(text, reading).map(({ range, word }) => hitAt(text, 'latin-in-arabic', range, { word }));
  });
}

/** Latin words of an Arabic text that are no names. */
export function strangersIn(
  text: WrittenText,
  { facts }: Reading,
): { word: string; range: NonNullable<Hit['range']> }[] {
  const names = new Set([
    ...facts.names,
    ...facts.terms.flatMap(({ accepted }) => accepted.en.flatMap((term) => term.split(' '))),
  ]);
  const counterpart = text.other.map((paragraph) => paragraph.text).join('\n');
  return text.paragraphs.flatMap(({ index, text: words }) =>
    [...withoutAddresses(words).matchAll(/(?<![\p{L}\p{M}\d])\p{Script=Latin}[\p{Script=Latin}\d’'.+#_-]*/gu)].flatMap(
      ({ 0: found, index: from }) => {
        const word = withoutMarks(found);
        if (isName(word, names, counterpart)) return [];
        return [{ word, range: { paragraph: index, from, to: from + word.length } }];
      },
    ),
  );
}

/** What stands behind a word belongs to the sentence. */
function withoutMarks(found: string): string {
  let end = found.length;
  while (end > 0 && "'’._-".includes(found[end - 1]!)) end -= 1;
  return found.slice(0, end);
}

/** By its look, because somebody has said so, or because English writes it with a capital within a sentence. */
function isName(word: string, names: ReadonlySet<string>, counterpart: string): boolean {
  if (names.has(word)) return true;
  const looksSo = word.length === 1 || /\d|[.+#_]/.test(word) || /^\p{Lu}+s?$/u.test(word) || /.\p{Lu}/u.test(word);
  if (looksSo) return true;
  return /^\p{Lu}/u.test(word) && isCapitalWithin(word, counterpart);
}

function isCapitalWithin(word: string, text: string): boolean {
  let from = text.indexOf(word);
  for (; from >= 0; from = text.indexOf(word, from + 1)) {
    const before = text.slice(Math.max(0, from - 2), from);
    const behind = text[from + word.length] ?? ' ';
    if (/[\p{L}\d]$/u.test(before) || /[\p{L}\d]/u.test(behind)) continue;
    if (/[\p{L}\d,;()“‘:]\s?$/u.test(before) && !/[.!?]\s$/u.test(before)) return true;
  }
  return false;
}

/** Quoted as a word of the language it is a word of the language, as in «نسق», and so is its translation in brackets. */
function arabicInEnglish({ texts }: Reading): Hit[] {
  return texts.en.flatMap((text) => {
    const whole = text.paragraphs.map((paragraph) => paragraph.text).join(' ');
    const [latin, arabic] = [latinLetters(whole), arabicLetters(whole)];
    if (latin + arabic >= fewestLetters && latin < arabic * foreignShare) return [];
    return text.paragraphs.flatMap(({ index, text: words }) =>
      [...words.matchAll(/[\u0621-\u064a\u064b-\u0652]{2,}(?:[\s\u0640]+[\u0621-\u064a\u064b-\u0652]+)*/gu)].flatMap(
        ({ 0: found, index: from }) => {
          const around = `${words[from - 1] ?? ''}${words[from + found.length] ?? ''}`;
          if (/^[“"«‘([\u2067\u2068][”"»’)\]\u2069,.]/u.test(around)) return [];
          return [
            hitAt(text, 'arabic-in-english', { paragraph: index, from, to: from + found.length }, { word: found }),
          ];
        },
      ),
    );
  });
}
