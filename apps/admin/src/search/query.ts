import { glossaryWordsBeginning, glossaryWordsNear, synonymsOf } from './glossary.ts';
import { isInflection } from './inflection.ts';
import { meantWords } from './meant-words.ts';
import { isStopWord } from './stop-words.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { wordForms, type WordForms } from './word-forms.ts';
import { isArabic } from './words.ts';

/** One word of a query with everything in the texts that may stand for it. */
export interface AskedWord {
  written: string;
  folded: string;
  /** Says how something is asked, and not what: it decides between equals only. */
  stop: boolean;
  /** Terms, and how well each stands for the word (0 to 1). */
  variants: ReadonlyMap<Term, number>;
}

export interface Asked {
  words: readonly AskedWord[];
  /** The query stands in quotation marks: its words belong together. */
  quoted: boolean;
}

/** Further words are left out: each is a bit of a mask, and a result that holds twelve of them is the one. */
const maxWords = 12;
/** Fewer letters begin too many words to tell which is meant. */
const shortestStart = 3;
export const weights = {
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

/** Reads a query as the texts' vocabulary allows: inflected, mistyped, begun, in the other language or layout. */
export function readQuery(query: string, vocabulary: Vocabulary): Asked {
  const meant = meantWords(query, vocabulary);
  const distinct = [...new Map(meant.map((word) => [wordForms(word).folded, word])).values()].slice(0, maxWords);
  const onlyStops = distinct.every((word) => isStopWord(wordForms(word).folded));
  const words = distinct.map((word, index) =>
    askedWord(word, { last: index === distinct.length - 1, stops: !onlyStops, vocabulary }),
  );
  return { words, quoted: words.length > 1 && /^\s*["“”«].*["“”»]\s*$/su.test(query) };
}

interface Context {
  last: boolean;
  /** Whether stop words are to be told from others. */
  stops: boolean;
  vocabulary: Vocabulary;
}

function askedWord(word: string, { last, stops, vocabulary }: Context): AskedWord {
  const forms = wordForms(word);
  const { written, folded } = forms;
  const stop = stops && isStopWord(folded);
  const variants = new Map<Term, number>();
  const add = (terms: readonly (Term | undefined)[], weight: number) => {
    for (const term of terms) if (term && (variants.get(term) ?? 0) < weight) variants.set(term, weight);
  };
  add([vocabulary.exact(folded)], weights.exact);
  if (stop) return { written, folded, stop, variants };

  const addForms = (forms: WordForms, weight: number) => {
    add(vocabulary.bare(forms.bare), weight * weights.bare);
    for (const term of vocabulary.stemmed(forms.stems))
      add([term], weight * (isInflected(forms.folded, term.word) ? weights.inflection : weights.stem));
  };
  const addMeaning = (forms: WordForms, weight: number) => {
    const { own, other } = synonymsOf(forms.stems);
    for (const synonym of own) addForms(wordForms(synonym), weight * weights.synonym);
    for (const translation of other) addForms(wordForms(translation), weight * weights.translation);
  };
  const addBegun = () => {
    const starts = forms.bare.filter((form) => form === folded || form.length >= shortestStart);
    const begun = starts.flatMap((start) => vocabulary.beginning(start));
    add(begun, weights.beginning);
    if (begun.length === 0)
      for (const word of glossaryWordsBeginning(folded)) addMeaning(wordForms(word), weights.nearMeaning);
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
  if (variants.size > 0) return { written, folded, stop, variants };

  // Without the article the word is one; without a single letter it may be any other.
  const whole = forms.bare.filter((form) => form === folded || folded.length - form.length > 1);
  for (const { term, distance } of whole.flatMap((form) => vocabulary.near(form))) {
    const weight = weights.near[distance]!;
    add([term], weight);
    addForms(wordForms(term.word), weight);
    if (distance === 1) addMeaning(wordForms(term.word), weight);
  }
  if (variants.size > 0) return { written, folded, stop, variants };

  for (const word of whole.flatMap(glossaryWordsNear)) addMeaning(wordForms(word), weights.nearMeaning);
  return { written, folded, stop, variants };
}

/** Arabic words come here by a light stemmer, which hardly takes what is not an inflection. */
function isInflected(a: string, b: string): boolean {
  return isArabic(a) || isInflection(a, b);
}
