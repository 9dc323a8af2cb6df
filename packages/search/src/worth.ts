import { type ContentType, type Locale, locales } from '@nasaq/contract';
import type { IndexedDocument } from './indexed-document.ts';
import type { Searchable } from './searchable.ts';
import { standingOf } from './slots.ts';
import type { Closeness } from './text-look.ts';

const otherLanguage = 0.85;
const translatedOnly = 0.9;
/** Both language versions of an entry count: the query may fit the words of one better. This stands in where there is one only. */
const onlyVersion = 1.4;
const past = 0.6;
/** A text of a year ago weighs this much less than one of today. */
const age = 0.12;
const year = 365 * 24 * 60 * 60 * 1000;
/** Words of the title that are written as they were asked for, and not only folded alike. */
const written = 0.02;
const close = { title: 1.6, text: 0.6, paragraph: 0.6, wholeTitle: 1.5, wholePhrase: 2, notQuoted: 0.3 };

/** By the standing of a document: what its match is worth to a reader of a language; 0 for types that are not asked for. */
export function worthFor(locale: Locale, types: readonly ContentType[]): Float64Array {
  const worth = new Float64Array(256);
  for (const type of types) {
    for (const each of locales) {
      const own = each === locale;
      worth[standingOf(type, each, true)] = own ? 1 : translatedOnly;
      worth[standingOf(type, each, false)] = (own ? 1 : otherLanguage) * onlyVersion;
    }
  }
  return worth;
}

/**
 * What a document is worth by how close the words of the query stand in it: 1 where they are only there.
 * @param spellings numbers of the words of the query as they are written
 */
export function closenessWorth(
  { title, text, paragraph, wholeTitle }: Closeness,
  { writtenTitle }: IndexedDocument,
  spellings: readonly number[],
  quoted: boolean,
): number {
  let factor = 1 + Math.max(close.title * title, close.text * text) + close.paragraph * paragraph;
  if (wholeTitle) factor *= close.wholeTitle;
  if (text === 1 && spellings.length > 2) factor *= close.wholePhrase;
  const asWritten = spellings.filter((spelling) => writtenTitle.includes(spelling)).length;
  factor *= 1 + (written * asWritten) / spellings.length;
  return quoted && Math.max(title, text) < 1 ? factor * close.notQuoted : factor;
}

/** 1 for a text of today and for what has no date. */
export function freshness({ date, pastFrom }: Searchable, now: number): number {
  const factor = date === null ? 1 : 1 - age + age * Math.exp(Math.min(0, date - now) / year);
  return pastFrom !== null && pastFrom <= now ? factor * past : factor;
}
