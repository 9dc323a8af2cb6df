import type { Query, QueryCombination } from 'minisearch';
import { glossary } from './glossary.ts';
import { otherLayout } from './keyboard-layout.ts';
import { fieldsOf } from './fields.ts';
import { wordForms } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** One word of a query with everything that may stand for it in a text. */
export interface AskedWord {
  written: string;
  folded: string;
  stems: readonly string[];
  translations: readonly string[];
  last: boolean;
  /** All of the above: which word a matched term belongs to. */
  terms: ReadonlySet<string>;
}

const maxWords = 12;
const weights = { written: 0.4, folded: 1, stems: 0.55, prefix: 0.5, fuzzy: 0.3, translations: 0.35 } as const;
const boosts: Record<string, number> = {
  title_folded: 6,
  title_stems: 6,
  title_written: 6,
  keywords_folded: 3,
  keywords_stems: 3,
  summary_folded: 2,
  summary_stems: 2,
  body_folded: 1,
  body_stems: 1,
};

/**
 * The words that a query asks for. A word that no text holds, but which is one of ours when typed on the other keyboard
 * layout, is taken for that.
 */
export function askedWords(query: string, isKnown: (term: string) => boolean): AskedWord[] {
  const typed = wordsOf(query).slice(0, maxWords);
  if (typed.length > 0 && !typed.some(({ text }) => isMeant(text, isKnown))) {
    const switched = wordsOf(otherLayout(query)).slice(0, maxWords);
    if (switched.some(({ text }) => isMeant(text, isKnown)))
      return switched.map(({ text }, position) => asked(text, position === switched.length - 1));
  }
  return typed.map(({ text }, position) => asked(text, position === typed.length - 1));
}

function isMeant(word: string, isKnown: (term: string) => boolean): boolean {
  const { folded, stems } = wordForms(word);
  return [folded, ...stems].some(isKnown);
}

function asked(word: string, last: boolean): AskedWord {
  const { written, folded, stems } = wordForms(word);
  const translations = [
    ...new Set(stems.flatMap((stem) => glossary.get(stem) ?? []).flatMap((other) => wordForms(other).stems)),
  ];
  return { written, folded, stems, translations, last, terms: new Set([written, folded, ...stems, ...translations]) };
}

/** Any of the words, by any of their forms: how many are met decides with the score. */
export function expressionOf(words: readonly AskedWord[]): Query {
  return { combineWith: 'OR', queries: words.flatMap(formsOf) };
}

function formsOf({ written, folded, stems, translations, last }: AskedWord): Query[] {
  const exact = (terms: readonly string[], fields: readonly string[], weight: number): QueryCombination => ({
    combineWith: 'OR',
    queries: [...terms],
    fields: [...fields],
    boost: boosts,
    boostTerm: () => weight,
    prefix: false,
    fuzzy: false,
  });
  const loose = (options: { prefix: boolean; fuzzy: number | false }, weight: number): QueryCombination => ({
    ...exact([folded], fieldsOf.folded, weight),
    ...options,
  });
  return [
    exact([written], fieldsOf.written, weights.written),
    exact([folded], fieldsOf.folded, weights.folded),
    exact(stems, fieldsOf.stems, weights.stems),
    ...(translations.length > 0 ? [exact(translations, fieldsOf.stems, weights.translations)] : []),
    ...(last && folded.length > 1 ? [loose({ prefix: true, fuzzy: false }, weights.prefix)] : []),
    ...(folded.length > 3 ? [loose({ prefix: false, fuzzy: folded.length > 7 ? 2 : 1 }, weights.fuzzy)] : []),
  ];
}
