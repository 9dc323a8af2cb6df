import { digits } from './mark-texts.ts';

/** The keys of the marks in a text, in their order. By itself: only a page on which texts are chosen loads it. */
export function keysIn(text: string): string[] {
  return [...text.matchAll(/\u2060([\u2061-\u2064]+)\u2060/g)].map(([, written]) => {
    const numbers = Array.from(written!, (digit) => digits.indexOf(digit));
    const letters = Array.from({ length: numbers.length / 4 }, (_, at) =>
      numbers.slice(at * 4, at * 4 + 4).reduce((code, digit) => code * 4 + digit, 0),
    );
    return String.fromCharCode(...letters);
  });
}
