import { fold } from '@nasaq/contract';
import { withLatinDigits } from './digits.ts';

/** A word or a number of a paragraph, where it stands. */
export interface Word {
  text: string;
  /** As searches compare it. */
  folded: string;
  from: number;
  to: number;
}

export function wordsIn(text: string): Word[] {
  return [...withLatinDigits(text).matchAll(/\d+|[\p{L}\p{M}]+/gu)].map(({ 0: latin, index }) => ({
    text: text.slice(index, index + latin.length),
    folded: fold(latin),
    from: index,
    to: index + latin.length,
  }));
}
