import type { Locale } from '@nasaq/contract';
import { wordForms } from './language/word-forms.ts';
import type { Asked, AskedWord } from './query.ts';
import type { Ruling } from './query-rules.ts';
import type { Slots } from './slots.ts';

/** One word of a query, and what the search makes of it. */
export interface UnderstoodWord {
  written: string;
  folded: string;
  /** What its inflections have in common. */
  stems: readonly string[];
  /** `asks`: it says how something is asked and not what; `ignored`: a rule leaves it out. */
  role: 'counts' | 'asks' | 'ignored';
  /** Further words for it, of its own language and of the other. */
  own: readonly string[];
  other: readonly string[];
  /** Words of the texts that stand for it, the surest first. */
  inTexts: readonly string[];
}

/** What the search makes of a query. */
export interface Understood {
  words: UnderstoodWord[];
  /** Ids of the rules that it meets. */
  rules: number[];
  /** Entries that come first, and whether a reader sees them at all. */
  first: { entry: string; isPublished: boolean }[];
  never: string[];
  /** Nothing is to be found. */
  nothing: boolean;
}

const mostShown = 12;

export function understood({ words }: Asked, ruling: Ruling, slots: Slots, locale: Locale): Understood {
  const { glossary } = slots.vocabulary;
  const phrases = glossary.phrasesIn(words.map(({ folded }) => wordForms(folded).stems));
  return {
    words: words.map((word, place) => {
      const { stems } = wordForms(word.folded);
      const { own, other } = glossary.synonymsOf(stems);
      const further = [...new Set([...other, ...(phrases.get(place) ?? [])])];
      return {
        written: word.written,
        folded: word.folded,
        stems,
        role: ruling.ignored.has(place) ? 'ignored' : word.stop ? 'asks' : 'counts',
        own: own.filter((one) => wordForms(one).folded !== word.folded).slice(0, mostShown),
        other: further.slice(0, mostShown),
        inTexts: textWords(word),
      };
    }),
    rules: ruling.rules.map(({ id }) => id),
    first: ruling.first.map((entry) => ({ entry, isPublished: slots.versionFor(entry, locale) !== -1 })),
    never: [...ruling.never],
    nothing: ruling.nothing,
  };
}

function textWords({ variants }: AskedWord): string[] {
  return variants.slice(0, mostShown).map(({ term }) => term.word);
}
