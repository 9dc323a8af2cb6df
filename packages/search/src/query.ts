import { isInflection } from './language/inflection.ts';
import { LRUCache } from 'lru-cache';
import { Chunk, meantWords } from './meant-words.ts';
import { isStopWord } from './language/stop-words.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { wordForms, type WordForms } from './language/word-forms.ts';
import { isArabic } from './language/words.ts';

/** One word of a query with everything in the texts that may stand for it. */
export interface AskedWord {
  written: string;
  folded: string;
  /** Says how something is asked, and not what: it decides between equals only. */
  stop: boolean;
  /** The surest first. */
  variants: readonly Variant[];
}

/** A word of the texts, and how well it stands for one of the query (0 to 1). */
export interface Variant {
  term: Term;
  weight: number;
}

export interface Asked {
  words: readonly AskedWord[];
  /** The query stands in quotation marks: its words belong together. */
  quoted: boolean;
}

/** Further words are left out: each is a bit of a mask, and a result that holds twelve of them is the one. */
export const maxWords = 12;
/** Fewer letters begin too many words to tell which is meant. */
const shortestStart = 3;
const weights = {
  exact: 1,
  bare: 0.9,
  inflection: 0.85,
  stem: 0.25,
  synonym: 0.25,
  translation: 0.5,
  beginning: 0.65,
  /** Where the beginning is a word of its own. */
  longer: 0.5,
  /** What the likeliest word that begins so means. */
  begunMeaning: 0.3,
  /** One and two mistakes away. */
  near: [0, 0.8, 0.4],
  /** Where no text has a word like it, but the glossary. */
  nearMeaning: 0.8,
} as const;

/** Words whose readings are kept: most that is typed has been typed before, by others or with one letter less. */
const mostKept = 5_000;

/** Reads queries as the texts' vocabulary allows: inflected, mistyped, begun, in the other language or layout. */
export class QueryReader {
  private readonly vocabulary: Vocabulary;
  private readonly words = new LRUCache<string, AskedWord>({ max: mostKept });
  private readonly chunks = new LRUCache<string, Chunk>({ max: mostKept });
  private version = -1;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  read(query: string): Asked {
    this.forgetOld();
    const meant = meantWords(query, this.vocabulary, (chunk, last) => this.chunk(chunk, last));
    const distinct = [...new Map(meant.map((word) => [wordForms(word).folded, word])).values()].slice(0, maxWords);
    const stops = !distinct.every((word) => isStopWord(wordForms(word).folded));
    const words = this.withPhrases(
      distinct.map((word, index) => this.word(word, index === distinct.length - 1, stops)),
    );
    return { words, quoted: words.length > 1 && /^\s*["“”«].*["“”»]\s*$/su.test(query) };
  }

  /** Words that have a meaning together stand for what that is called in the other language, each for all of it. */
  private withPhrases(words: readonly AskedWord[]): AskedWord[] {
    const phrases = this.vocabulary.glossary.phrasesIn(words.map(({ folded }) => wordForms(folded).stems));
    return words.map((word, index) => {
      const translations = phrases.get(index);
      if (!translations) return word;
      const known = new Set(word.variants.map(({ term }) => term));
      const terms = translations.flatMap((translation) => this.vocabulary.bare(wordForms(translation).bare));
      const added = [...new Set(terms)].filter((term) => !known.has(term));
      const variants = [...word.variants, ...added.map((term) => ({ term, weight: weights.translation }))];
      return { ...word, variants: variants.sort((a, b) => b.weight - a.weight) };
    });
  }

  /** What a word stands for changes with the texts. */
  private forgetOld(): void {
    if (this.version === this.vocabulary.version) return;
    this.version = this.vocabulary.version;
    this.words.clear();
    this.chunks.clear();
  }

  private chunk(chunk: string, last: boolean): Chunk {
    return cached(this.chunks, `${last}${chunk}`, () => new Chunk(chunk, last, this.vocabulary));
  }

  private word(word: string, last: boolean, stops: boolean): AskedWord {
    return cached(this.words, `${last}${stops}${word}`, () =>
      askedWord(word, { last, stops, vocabulary: this.vocabulary }),
    );
  }
}

/** Words that say how something is asked are not worth a mark, unless nothing else is asked; nor is what is only near in meaning. */
export function markedOf({ words }: Asked): ReadonlySet<number> {
  const worthy = words.filter(({ stop }) => !stop).flatMap(({ variants }) => variants);
  return new Set(worthy.filter(({ weight }) => weight > weights.synonym).map(({ term }) => term.id));
}

function cached<T extends object>(cache: LRUCache<string, T>, key: string, make: () => T): T {
  const before = cache.get(key);
  if (before) return before;
  const made = make();
  cache.set(key, made);
  return made;
}

interface Context {
  last: boolean;
  /** Whether stop words are to be told from others. */
  stops: boolean;
  vocabulary: Vocabulary;
}

function askedWord(word: string, context: Context): AskedWord {
  const { written, folded } = wordForms(word);
  const stop = context.stops && isStopWord(folded);
  const variants = Array.from(variantsOf(word, stop, context), ([term, weight]) => ({ term, weight }));
  return { written, folded, stop, variants: variants.sort((a, b) => b.weight - a.weight) };
}

function variantsOf(word: string, stop: boolean, { last, vocabulary }: Context): ReadonlyMap<Term, number> {
  const forms = wordForms(word);
  const { folded } = forms;
  const variants = new Map<Term, number>();
  const add = (terms: readonly (Term | undefined)[], weight: number) => {
    for (const term of terms) if (term && (variants.get(term) ?? 0) < weight) variants.set(term, weight);
  };
  add([vocabulary.exact(folded)], weights.exact);
  if (stop) return variants;

  const addForms = (forms: WordForms, weight: number) => {
    add(vocabulary.bare(forms.bare), weight * weights.bare);
    for (const term of vocabulary.stemmed(forms.stems))
      add([term], weight * (isInflected(forms.folded, term.word) ? weights.inflection : weights.stem));
  };
  const addMeaning = (forms: WordForms, weight: number) => {
    const { own, other } = vocabulary.glossary.synonymsOf(forms.stems);
    for (const synonym of own) addForms(wordForms(synonym), weight * weights.synonym);
    for (const translation of other) addForms(wordForms(translation), weight * weights.translation);
  };
  const addBegun = () => {
    const starts = forms.bare.filter((form) => form === folded || form.length >= shortestStart);
    const begun = starts.flatMap((start) => vocabulary.beginning(start));
    add(begun, weights.beginning);
    if (begun.length === 0)
      for (const word of vocabulary.glossary.wordsBeginning(folded)) addMeaning(wordForms(word), weights.nearMeaning);
    const likeliest = begun.toSorted((a, b) => b.named - a.named || b.documents - a.documents)[0];
    if (!likeliest || folded.length < shortestStart) return;
    addForms(wordForms(likeliest.word), weights.beginning);
    addMeaning(wordForms(likeliest.word), weights.begunMeaning);
  };
  addForms(forms, 1);
  const known = variants.size > 0;
  addMeaning(forms, 1);
  if (last && known) add(vocabulary.beginning(folded), weights.longer);
  if (last && !known) addBegun();
  if (variants.size > 0) return variants;

  // Without the article the word is one; without a single letter it may be any other.
  const whole = forms.bare.filter((form) => form === folded || folded.length - form.length > 1);
  for (const { term, distance } of whole.flatMap((form) => vocabulary.near(form))) {
    const weight = weights.near[distance]!;
    add([term], weight);
    addForms(wordForms(term.word), weight);
    if (distance === 1) addMeaning(wordForms(term.word), weight);
  }
  if (variants.size > 0) return variants;

  for (const word of whole.flatMap((form) => vocabulary.glossary.wordsNear(form)))
    addMeaning(wordForms(word), weights.nearMeaning);
  return variants;
}

/** Arabic words come here by a light stemmer, which hardly takes what is not an inflection. */
function isInflected(a: string, b: string): boolean {
  return isArabic(a) || isInflection(a, b);
}
