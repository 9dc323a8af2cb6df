import { isArabic, isInflection, isStopWord, wordForms, wordsOf } from '@nasaq/search/language';

/** A word as sentences are compared by it. */
export interface ComparedWord {
  folded: string;
  /** Without what is written onto it. */
  bare: readonly string[];
  stems: readonly string[];
  /** Words that carry no meaning of their own count half. */
  weight: number;
  figure: boolean;
}

const known = new Map<string, ComparedWord>();
const maxKnown = 50_000;

export function comparedWords(text: string): ComparedWord[] {
  return wordsOf(text).map(({ text: spelling }) => known.get(spelling) ?? compare(spelling));
}

function compare(spelling: string): ComparedWord {
  const { bare, folded, stems } = wordForms(spelling);
  const word = { folded, bare, stems, weight: isStopWord(folded) ? 0.5 : 1, figure: /^\d+$/u.test(folded) };
  if (known.size >= maxKnown) known.clear();
  known.set(spelling, word);
  return word;
}

/** What two words have of each other: the same but for the folding, but for what is written onto it, or for its inflection. */
const alike = { folded: 1, bare: 0.9, inflected: 0.8, figures: 0.5 };

/**
 * How like sentences are to one, 0 to 100: twice the weight of the words that both have in the same order, by the weight
 * of all words of both. An inflected word counts for most of itself (`alike`), a stop word for half of another, a figure
 * in the place of a figure for half.
 */
export function likenessTo(asked: readonly ComparedWord[]): (other: readonly ComparedWord[]) => number {
  // Sentences that are compared share most of their words.
  const kept = asked.map(() => new Map<ComparedWord, number>());
  const shared = (place: number, candidate: ComparedWord) => {
    const before = kept[place]!.get(candidate);
    if (before !== undefined) return before;
    const word = asked[place]!;
    const found = (likenessOfWords(word, candidate) * (word.weight + candidate.weight)) / 2;
    kept[place]!.set(candidate, found);
    return found;
  };
  const weight = weightOf(asked);
  return (other) => {
    const all = weight + weightOf(other);
    if (all === 0) return 0;
    // Row by row: the most that the words so far can have of each other in this order.
    let above = new Float64Array(other.length + 1);
    let row = new Float64Array(other.length + 1);
    for (let place = 0; place < asked.length; place += 1) {
      for (let at = 1; at <= other.length; at += 1) {
        const both = shared(place, other[at - 1]!);
        row[at] = Math.max(above[at]!, row[at - 1]!, both > 0 ? above[at - 1]! + both : 0);
      }
      [above, row] = [row, above];
    }
    return (200 * above[other.length]!) / all;
  };
}

/** What its words count together. */
export function weightOf(words: readonly ComparedWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

function likenessOfWords(one: ComparedWord, other: ComparedWord): number {
  if (one === other || one.folded === other.folded) return alike.folded;
  if (intersect(one.bare, other.bare)) return alike.bare;
  if (intersect(one.stems, other.stems))
    return isArabic(one.folded) || isInflection(one.folded, other.folded) ? alike.inflected : 0;
  return one.figure && other.figure ? alike.figures : 0;
}

function intersect(one: readonly string[], other: readonly string[]): boolean {
  return one.some((form) => other.includes(form));
}
