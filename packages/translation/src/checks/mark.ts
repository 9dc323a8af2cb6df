import { locales } from '@nasaq/contract';
import type { Doc } from '../field.ts';
import { fingerprintOfWords } from '../fingerprint.ts';
import { type Docs, pairOf } from '../units.ts';
import { wordsOf } from '../words.ts';
import type { Finding, TextRange } from './check.ts';
import { readText } from './reading/read-text.ts';

/**
 * What a finding is about, in short: equal as long as the words are, and those of the sentence around them. Somebody who has
 * said that it is none has said so of this place, and neither of the same words elsewhere nor of what is written later.
 */
export function markOf({ locale, path, range, values }: Finding, docs: Docs): string {
  const said = Object.entries(values)
    .toSorted()
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  const of = locale === 'both' ? locales : [locale];
  // Of both languages it is a place in the Arabic.
  const place = locale === 'both' ? 'ar' : locale;
  const words = of.map((one) => {
    const value = valueAt(docs[one], path);
    if (!range) return said === '' ? wordsOf(value) : '';
    if (one !== place) return '';
    const text = readText(value).find(({ index }) => index === range.paragraph)?.text ?? '';
    return inSentence(text, range);
  });
  return fingerprintOfWords([said, ...words].join('\n')) || '-';
}

/** So many letters of a sentence are looked at on either side: a text may be one sentence. */
const nearest = 300;

/** The words, with what of their sentence stands before and after them. */
function inSentence(text: string, { from, to }: TextRange): string {
  const before = text
    .slice(Math.max(0, from - nearest), from)
    .split(sentenceEnd)
    .at(-1);
  const [after] = text.slice(to, to + nearest).split(sentenceEnd);
  return [before, text.slice(from, to), after].join('\n');
}

const sentenceEnd = /(?<=[.!?\u061f\u2026])\s+|\n/u;

/** The value at a path, with rows by their pair. */
export function valueAt(doc: Doc, path: string): unknown {
  let inside: unknown = doc;
  for (const name of path.split('.'))
    inside = Array.isArray(inside)
      ? (inside as Doc[]).find((row, place) => pairOf(row, place) === name)
      : (inside as Doc | null | undefined)?.[name];
  return inside;
}
