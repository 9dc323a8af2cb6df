import { currencies } from '../language/currencies.ts';
import { blotted } from './digits.ts';
import { figuresIn } from './figures.ts';
import type { Taken, Token } from './token.ts';

export interface Price {
  amount: number;
  currency: string;
}

const letter = '[\\p{L}\\p{M}]';
const beside = currencies.map(
  ([code, pattern]) =>
    [
      code,
      new RegExp(`(?<!${letter})(?:${pattern})\\s?$`, 'u'),
      new RegExp(`^\\s?(?:${pattern})(?!${letter})`, 'u'),
    ] as const,
);

/** Amounts with their currency, before or behind. */
export function takePrices(text: string): Taken<Price> {
  const tokens = figuresIn(text).flatMap(({ from, to, value }): Token<Price>[] => {
    // Behind the digits there may stand a thousand or a million.
    const behind = text
      .slice(to, to + 30)
      .replace(
        /^ ?(?:thousand|million|billion|\u0623?\u0644\u0641\p{M}?\u0627?|\u0622\u0644\u0627\u0641|\u0645\u0644\u064a\u0648\u0646)(?!\p{L})/u,
        '',
      );
    const before = text.slice(Math.max(0, from - 16), from);
    const [code] = beside.find(([, ahead, next]) => ahead.test(before) || next.test(behind)) ?? [];
    return code ? [{ value: { amount: value, currency: code }, from, to }] : [];
  });
  return { tokens, rest: tokens.reduce((rest, { from, to }) => blotted(rest, from, to), text) };
}
