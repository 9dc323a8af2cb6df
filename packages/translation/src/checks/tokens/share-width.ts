import type { Locale } from '@nasaq/contract';
import { letterWidths } from '../language/letter-widths.ts';

/**
 * As the site draws the picture that networks show: its column in pixels, and the smallest size of a title, in which it
 * has four lines. A test holds this to the drawing itself.
 */
const column = 608;
const smallest: Record<Locale, number> = { en: 46, ar: 50 };
const mostLines = 4;
/** Between words, and of a letter that is in no table, in hundredths of the size. */
const space = 21;
const unknown: Record<Locale, number> = { en: 50, ar: 45 };

/** Whether a title stands whole in the picture. Reckoned, to a few hundredths: the engine itself is the server's. */
export function fitsShareImage(title: string, locale: Locale): boolean {
  const size = smallest[locale] / 100;
  let lines = 1;
  let width = 0;
  for (const word of title.trim().split(/\s+/u)) {
    const own = widthOf(word, locale) * size;
    if (width > 0 && width + space * size + own > column) {
      lines += 1;
      width = own;
    } else width += (width > 0 ? space * size : 0) + own;
  }
  return lines <= mostLines;
}

function widthOf(word: string, locale: Locale): number {
  const letters = [...word.replaceAll(/[\u064b-\u0652\u0670]/gu, '')];
  return letters.reduce((sum, letter, place) => {
    const isArabic = /[\u0621-\u064a]/u.test(letter);
    const isLast = isArabic && !/[\u0621-\u064a]/u.test(letters[place + 1] ?? '');
    const table = letterWidths[isArabic ? 'ar' : 'en'];
    const own = table[isLast ? `${letter}$` : letter] ?? letterWidths.ar[letter];
    return sum + (own ?? unknown[locale]);
  }, 0);
}
