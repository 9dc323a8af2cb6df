import { blotted, withLatinDigits } from './digits.ts';
import type { Taken, Token } from './token.ts';

/** Phones by their digits, addresses of mail and of pages as they are written. */
export function takeContacts(text: string): Taken<string> {
  const found: Token<string>[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (text: string) => string | null) => {
    for (const { 0: match, index } of withLatinDigits(rest).matchAll(pattern)) {
      const value = read(match);
      if (value === null) continue;
      found.push({ value, from: index, to: index + match.length });
      rest = blotted(rest, index, index + match.length);
    }
  };
  take(/https?:\/\/[^\s<>"«»“”،]+/giu, (url) => withoutMarks(url).toLowerCase());
  take(/[\w.+-]{1,64}@[a-z\d-]{1,64}(?:\.[a-z\d-]{1,64})+/giu, (mail) => mail.toLowerCase());
  take(/(?<![\d.,:/+-])[+(]?\d[\d ()\u00a0\u2011-]{5,22}\d(?![\d.,:/]*\d)/gu, phoneOf);
  return { tokens: found, rest };
}

/** The end of the sentence around it is not part of an address. */
function withoutMarks(url: string): string {
  let end = url.length;
  while (end > 0 && '.,;:!?)'.includes(url[end - 1]!)) end -= 1;
  return url.slice(0, end);
}

/** Digits of a phone, with the groups or the sign by which it is known as one. */
function phoneOf(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^00/, '');
  const isYears = /^\d{4}\s?[-\u2011]\s?\d{4}$/u.test(text);
  const looks = /^[+(0]/.test(text) || /^\d{3,5}[ -]\d{3,5}$/.test(text) || digits.length >= 9;
  return digits.length >= 7 && digits.length <= 15 && looks && !isYears ? digits : null;
}
