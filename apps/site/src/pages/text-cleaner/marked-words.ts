import { invisibleCodes, withoutInvisible } from './invisible.ts';
import type { CleanedPart } from './clean-text.ts';

export interface ShownWord {
  /** Where it begins, which is its key. */
  start: number;
  /** Without what nobody sees. */
  text: string;
  changed: boolean;
  /** The invisible characters that stand in it: `U+200F`. */
  signs: string[];
}

/**
 * Both sides of a part in words, those marked in which a rule has changed anything: a mark inside an Arabic word would
 * break its joining.
 */
export function markedWords({ before, after }: CleanedPart): { before: ShownWord[]; after: ShownWord[] } {
  const { text, origin } = after;
  const gone = new Uint8Array(before.length).fill(1);
  for (const place of origin) if (place >= 0) gone[place] = 0;
  return {
    before: wordsOf(before, (start, end) => gone.subarray(start, end).includes(1)),
    after: wordsOf(text, (start, end) => {
      if (origin.subarray(start, end).includes(-1)) return true;
      // Spaces stand for themselves: what went beside them belonged to a word.
      if (/\s/.test(text[start]!)) return false;
      for (let at = start; at <= end; at += 1) if (isGap(origin, at, before.length)) return true;
      return false;
    }),
  };
}

/** Whether something was taken out between a unit and the one before it. */
function isGap(origin: Int32Array, index: number, length: number): boolean {
  const before = index === 0 ? -1 : origin[index - 1]!;
  const after = index === origin.length ? length : origin[index]!;
  return (before >= 0 || index === 0) && after >= 0 && after !== before + 1;
}

function wordsOf(text: string, isChanged: (start: number, end: number) => boolean): ShownWord[] {
  return [...text.matchAll(/\s+|\S+/g)].map(({ 0: word, index: start }) => ({
    start,
    text: withoutInvisible(word),
    changed: isChanged(start, start + word.length),
    signs: invisibleCodes(word),
  }));
}
