// What the cutter lacks: it comes along with this file, since a declaration of a package is no module to import.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./subset-font.d.ts" />
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Script } from './measure.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What the site sets. */
export const lettersOf: Record<Script, string> = {
  /** English prose, names with accents, typographic punctuation, currency, arrows. */
  latin: `${range(0x20, 0x7e)}\u00a0©«®°±·»×–—‘’“”•…‹›€→←↑↓−£ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜàáâäçèéêëíîïñóôöúü`,
  /** Modern standard Arabic with harakat, the Persian letters of names, both digit sets, punctuation. */
  arabic: `\u0020\u00a0\u060c\u061b\u061f${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66d)}\u0670\u0671\u067e\u0686\u0698\u06a4\u06a9\u06af\u06cc\u06d2${range(0x6f0, 0x6f9)}\u200c\u200d\u200e\u200f`,
};

/** Without which a face is none of its script: the letters of the alphabet. */
export const alphabetOf: Record<Script, string> = {
  latin: range(0x41, 0x5a) + range(0x61, 0x7a),
  arabic: range(0x621, 0x63a) + range(0x641, 0x64a),
};

/**
 * The part of a face that sets these letters, as WOFF2.
 * @param face in any format of fonts
 */
export function cutFace(face: Buffer, letters: string, axes?: Record<string, number>): Promise<Buffer> {
  return inTurn(() =>
    subsetFont(face, letters, {
      targetFormat: 'woff2',
      // A quarter of a file: instructions for screens so coarse that nobody smooths their text.
      noHinting: true,
      ...(axes && { variationAxes: axes }),
    }),
  );
}

/** TrueType or OpenType of a face in any format; throws where it is none. */
export function plainFace(face: Buffer): Promise<Buffer> {
  return inTurn(() => convert(face, 'sfnt'));
}

let running: Promise<unknown> = Promise.resolve();

/** One after the other: the converter has one memory, and two at a time write into each other's faces. */
function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const made = running.then(work);
  running = made.catch(() => undefined);
  return made;
}
