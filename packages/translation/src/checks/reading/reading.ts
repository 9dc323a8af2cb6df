import { type Locale, locales, otherLocale } from '@nasaq/contract';
import type { Doc } from '../../field.ts';
import { type Unit, unitsOf } from '../../units.ts';
import { isEmpty } from '../../words.ts';
import type { CheckInput, Hit, TextRange } from '../check.ts';
import { readText, type TextParagraph } from './read-text.ts';

/** A document as the checks read it: each text once. */
export interface Reading extends CheckInput {
  units: readonly Unit[];
  /** Texts that have words, in the order of the form. */
  texts: Record<Locale, WrittenText[]>;
  /** Languages in which anything is written: nothing is said of one that nobody has begun. */
  begun: Record<Locale, boolean>;
}

/** One text in one language. */
export interface WrittenText {
  locale: Locale;
  path: string;
  unit: Unit;
  paragraphs: TextParagraph[];
  /** The same in the other language; empty where it has none. */
  other: TextParagraph[];
}

export function readInput(input: CheckInput): Reading {
  const units = unitsOf(input.fields, input.docs);
  const read = units.map((unit) => ({ unit, en: readWords(unit.values.en), ar: readWords(unit.values.ar) }));
  const textsIn = (locale: Locale): WrittenText[] =>
    read
      .filter(({ unit }) => !isEmpty(unit.values[locale]))
      .map(({ unit, ...texts }) => ({
        locale,
        path: unit.path,
        unit,
        paragraphs: texts[locale],
        other: texts[otherLocale(locale)],
      }));
  const texts = { en: textsIn('en'), ar: textsIn('ar') };
  return {
    ...input,
    units,
    texts,
    begun: begunIn(input, texts),
  };
}

/** So many letters without a space are no word, and would be gone over again from each of them. */
const noWord = /\S{500,}/gu;

/** As long as it was, so that places stay what they are. */
function readWords(value: unknown): TextParagraph[] {
  return readText(value).map((paragraph) => ({
    ...paragraph,
    text: paragraph.text.replaceAll(noWord, (letters) => '\uFFFC'.repeat(letters.length)),
  }));
}

/** What has no page of its own stands in both languages as soon as it is stored. */
function begunIn({ docs, fields }: CheckInput, texts: Reading['texts']): Reading['begun'] {
  const begun = { en: isBegun(docs.en, texts.en), ar: isBegun(docs.ar, texts.ar) };
  const hasPage = fields.some(({ name }) => name === 'seo' || name === 'statement');
  const either = begun.en || begun.ar;
  return hasPage ? begun : { en: either, ar: either };
}

/** Whether somebody has written in a language: its title, or more than a line of it. */
function isBegun(doc: Doc, texts: readonly WrittenText[]): boolean {
  return ['title', 'statement', 'name'].some((name) => !isEmpty(doc[name])) || texts.length > 1;
}

/** Everything that is written, in both languages. */
export function allTexts({ texts }: Reading): WrittenText[] {
  return locales.flatMap((locale) => texts[locale]);
}

/** A hit at a place of a text. */
export function hitAt(
  { locale, path }: Pick<WrittenText, 'locale' | 'path'>,
  check: Hit['check'],
  range: TextRange,
  values: Hit['values'] = {},
): Hit {
  return { check, locale, path, range, values };
}

/** Every place at which an expression is found, in each paragraph of a text. */
export function matchesIn(
  text: WrittenText,
  pattern: RegExp,
): { found: string; groups: RegExpExecArray; range: TextRange }[] {
  return text.paragraphs.flatMap(({ index, text: words }) =>
    [...words.matchAll(pattern)].map((match) => ({
      found: match[0],
      groups: match as RegExpExecArray,
      range: { paragraph: index, from: match.index, to: match.index + match[0].length },
    })),
  );
}
