import { type Locale, localeInfo } from './locale.ts';

type Direction = 'ltr' | 'rtl';

const letter = /\p{L}/u;
/** A letter of a script that runs from right to left. */
export const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const rightToLeftLetter = new RegExp(`(?=\\p{L})${rightToLeft.source}`, 'u');
const leftToRightLetter = new RegExp(`(?=\\p{L})(?!${rightToLeft.source}).`, 'u');

/** By the first letter; `undefined` for a text without any, which goes as its surroundings do. */
export function firstDirection(text: string): Direction | undefined {
  const [first] = letter.exec(text) ?? [];
  if (first === undefined) return undefined;
  return rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/**
 * Of a text whose letters all go one way: `undefined` for one that mixes both, since an Arabic sentence that begins with
 * a Latin name stays Arabic, and for one without letters.
 */
export function wholeDirection(text: string): Direction | undefined {
  const isRightToLeft = rightToLeftLetter.test(text);
  if (isRightToLeft === leftToRightLetter.test(text)) return undefined;
  return isRightToLeft ? 'rtl' : 'ltr';
}

const isolates = { auto: '\u2068', ltr: '\u2066', rtl: '\u2067' } as const;

/**
 * A text set apart from the direction of the sentence around it, where no element can hold it: with a direction for codes,
 * addresses and references, else in that of its own first letter.
 */
export function isolated(text: string, direction: Direction | 'auto' = 'auto'): string {
  return `${isolates[direction]}${text}\u2069`;
}

/** Of a text whose letters all go the other way than a page of that language, which would shuffle its words and signs. */
export function otherDirection(text: string, locale: Locale): Direction | undefined {
  const direction = wholeDirection(text);
  return direction === localeInfo[locale].dir ? undefined : direction;
}
