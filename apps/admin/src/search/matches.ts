import type { AskedWord } from './query.ts';
import type { Slots } from './slots.ts';

/** What a stop word adds beside words that ask for something. */
const stopShare = 0.1;
/** A stop word that more documents hold decides nothing, and to go through them all takes longest. */
const mostWithStop = 2_000;
/** From how much on a variant tells how rare the word is: guesses do not. */
const sureFrom = 0.88;
/** Documents that hold some of the words only: the share that they hold, raised to this. */
const completeness = 0.7;
/** What further variants of a word add to the best one: a text that says a thing in several ways is about it. */
const further = 0.2;

/** Documents that hold any word of a query. */
export interface Matches {
  slots: Int32Array;
  count: number;
  /** By slot: the sum over the words of how rare each is and how much it counts there. */
  scores: Float32Array;
  /** By slot: a bit for each word that it holds. */
  words: Uint16Array;
  /** What a document is worth that holds these words only: 1 for all of them. */
  coverage: (words: number) => number;
}

/** Finds documents by the words of a query; keeps its arrays from one search to the next. */
export class Matcher {
  private scores = new Float32Array(0);
  private best = new Float32Array(0);
  private words = new Uint16Array(0);
  private slots = new Int32Array(0);
  private touched = new Int32Array(0);

  match(asked: readonly AskedWord[], { documents, size }: Slots): Matches {
    this.fit(documents.length);
    const { scores, best, words, slots, touched } = this;
    const rarities: number[] = [];
    let count = 0;
    for (const [index, { variants, stop }] of asked.entries()) {
      let met = 0;
      let sure = 0;
      // The surest first, so that the documents which hold the word itself are known when the guesses come.
      for (const [term, weight] of [...variants].sort((a, b) => b[1] - a[1])) {
        if (weight >= sureFrom || sure === 0) sure = -1;
        const { postings } = term;
        if (stop && postings.size > mostWithStop) continue;
        for (let position = 0; position < postings.size; position += 1) {
          const slot = postings.slotAt(position);
          if (documents[slot] === null) continue;
          const value = weight * postings.weightAt(position);
          if (best[slot] === 0) touched[met++] = slot;
          const before = best[slot]!;
          best[slot] = Math.max(value, before) + further * Math.min(value, before);
        }
        if (sure < 0) sure = met;
      }
      const rarity = Math.log(1 + (size - sure + 0.5) / (sure + 0.5)) * (stop ? stopShare : 1);
      rarities.push(met > 0 ? rarity : 0);
      for (let position = 0; position < met; position += 1) {
        const slot = touched[position]!;
        const value = best[slot]!;
        best[slot] = 0;
        if (words[slot] === 0) slots[count++] = slot;
        words[slot] = words[slot]! | (1 << index);
        scores[slot] = scores[slot]! + value * rarity;
      }
    }
    return { slots, count, scores, words, coverage: coverageBy(rarities) };
  }

  /** Leaves the arrays as the next search needs them. */
  forget({ slots, count, scores, words }: Matches): void {
    for (let position = 0; position < count; position += 1) {
      scores[slots[position]!] = 0;
      words[slots[position]!] = 0;
    }
  }

  private fit(length: number): void {
    if (this.scores.length >= length) return;
    const capacity = Math.ceil(length * 1.5);
    this.scores = new Float32Array(capacity);
    this.best = new Float32Array(capacity);
    this.words = new Uint16Array(capacity);
    this.slots = new Int32Array(capacity);
    this.touched = new Int32Array(capacity);
  }
}

function coverageBy(rarities: readonly number[]): (words: number) => number {
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const known = new Map<number, number>();
  return (words) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const met = rarities.reduce((sum, rarity, index) => sum + ((words >> index) & 1) * rarity, 0);
    known.set(words, all > 0 ? (met / all) ** completeness : 1);
    return known.get(words)!;
  };
}
