import { locales } from '@nasaq/contract';
import type { Doc } from '../field.ts';
import { fingerprintOfWords } from '../fingerprint.ts';
import { type Docs, pairOf } from '../units.ts';
import { wordsOf } from '../words.ts';
import type { Finding } from './check.ts';
import { readText } from './reading/read-text.ts';

/**
 * What a finding is about, in short: equal as long as the words are. Somebody who has said that it is none has said so of
 * these words, and of no others.
 */
export function markOf({ locale, path, range, values }: Finding, docs: Docs): string {
  const said = Object.entries(values)
    .toSorted()
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
  const of = locale === 'both' ? locales : [locale];
  const words = of.map((one) => {
    const value = valueAt(docs[one], path);
    if (!range || locale === 'both') return said === '' ? wordsOf(value) : '';
    const text = readText(value).find(({ index }) => index === range.paragraph)?.text ?? '';
    return text.slice(range.from, range.to);
  });
  return fingerprintOfWords([said, ...words].join('\n')) || '-';
}

/** The value at a path, with rows by their pair. */
export function valueAt(doc: Doc, path: string): unknown {
  let inside: unknown = doc;
  for (const name of path.split('.'))
    inside = Array.isArray(inside)
      ? (inside as Doc[]).find((row, place) => pairOf(row, place) === name)
      : (inside as Doc | null | undefined)?.[name];
  return inside;
}
