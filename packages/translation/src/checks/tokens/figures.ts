import { fold } from '@nasaq/contract';
import { scaleWords } from '../language/number-words.ts';
import { withLatinDigits } from './digits.ts';
import type { Token } from './token.ts';

/** Numbers in digits, with the thousands or millions that are said behind them. */
export function figuresIn(text: string): Token<number>[] {
  const latin = withLatinDigits(text);
  // Digits of a name or a code («HL7», «v2») are its letters.
  return [
    ...latin.matchAll(
      /(?<![\p{Script=Latin}\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?:(?![\p{Script=Latin}\d])|(?=(?:k|m|bn)(?![\p{L}\d])))/gu,
    ),
  ].flatMap(({ 0: digits, index }) => {
    const number = Number(digits.replaceAll(',', ''));
    const to = index + digits.length;
    const [, next = ''] = /^ ?(\p{L}+)/u.exec(latin.slice(to, to + 16)) ?? [];
    const scale = Object.hasOwn(scaleWords, fold(next)) ? scaleWords[fold(next)]! : 1;
    return Number.isFinite(number) ? [{ value: round(number * scale), from: index, to }] : [];
  });
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
