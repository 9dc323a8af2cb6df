import { slotOf, weightOf } from './postings.ts';
import type { AskedWord, Variant } from './query.ts';
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
  coverage: Coverage;
  /** A bit for each word that documents hold without it being in `words`: stop words that are too common. */
  unseen: number;
}

/** Finds documents by the words of a query; keeps its arrays from one search to the next. */
export class Matcher {
  private scores = new Float32Array(0);
  private best = new Float32Array(0);
  private words = new Uint16Array(0);
  private slots = new Int32Array(0);
  private touched = new Int32Array(0);

  match(asked: readonly AskedWord[], held: Slots): Matches {
    this.fit(held.documents.length);
    const rarities: number[] = [];
    let count = 0;
    let unseen = 0;
    for (const [index, { variants, stop }] of asked.entries()) {
      const { met, sure } = this.meet(variants, held, stop ? mostWithStop : Infinity);
      const rarity = Math.log(1 + (held.size - sure + 0.5) / (sure + 0.5)) * (stop ? stopShare : 1);
      rarities.push(met > 0 ? rarity : 0);
      if (stop && variants.some(({ term }) => term.postings.size > mostWithStop)) unseen |= 1 << index;
      count = this.score(met, rarity, 1 << index, count);
    }
    return {
      slots: this.slots,
      count,
      scores: this.scores,
      words: this.words,
      coverage: new Coverage(rarities),
      unseen,
    };
  }

  /** Leaves the arrays as the next search needs them. */
  forget({ slots, count, scores, words }: Matches): void {
    for (let position = 0; position < count; position += 1) {
      const slot = slots[position]!;
      scores[slot] = 0;
      words[slot] = 0;
    }
  }

  /**
   * Which documents hold a word, in `touched`, and how much it counts in each, in `best`. The surest variants first, so
   * that the documents which hold the word itself are known when the guesses come.
   * @returns how many they are, and in how many of them the word is not guessed
   */
  private meet(variants: readonly Variant[], held: Slots, most: number): { met: number; sure: number } {
    const { best, touched } = this;
    const removed = held.documents.length > held.size;
    let met = 0;
    let sure = 0;
    for (const { term, weight } of variants) {
      if (weight >= sureFrom || sure === 0) sure = -1;
      const { all, size } = term.postings;
      if (size > most) continue;
      for (let position = 0; position < size; position += 1) {
        const packed = all[position]!;
        const slot = slotOf(packed);
        if (removed && held.documents[slot] === null) continue;
        const value = weight * weightOf(packed);
        const before = best[slot]!;
        if (before === 0) {
          touched[met] = slot;
          met += 1;
          best[slot] = value;
        } else best[slot] = value > before ? value + further * before : before + further * value;
      }
      if (sure < 0) sure = met;
    }
    return { met, sure };
  }

  /** Adds what a word counts to the documents in `touched`. */
  private score(met: number, rarity: number, bit: number, from: number): number {
    const { best, touched, scores, words, slots } = this;
    let count = from;
    for (let position = 0; position < met; position += 1) {
      const slot = touched[position]!;
      const before = words[slot]!;
      if (before === 0) {
        slots[count] = slot;
        count += 1;
      }
      words[slot] = before | bit;
      scores[slot] = scores[slot]! + best[slot]! * rarity;
      best[slot] = 0;
    }
    return count;
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

/** What a document is worth that holds some of the words only. */
export class Coverage {
  private readonly rarities: readonly number[];
  private readonly all: number;
  /** By the bits of the words; 0 where it has not been asked for. */
  private readonly known: Float64Array;

  constructor(rarities: readonly number[]) {
    this.rarities = rarities;
    this.all = rarities.reduce((sum, rarity) => sum + rarity, 0);
    this.known = new Float64Array(1 << rarities.length);
  }

  /** @returns 1 for all of the words */
  of(words: number): number {
    return this.known[words] || (this.known[words] = this.calculate(words));
  }

  private calculate(words: number): number {
    if (this.all === 0) return 1;
    const met = this.rarities.reduce((sum, rarity, index) => sum + ((words >> index) & 1) * rarity, 0);
    return (met / this.all) ** completeness;
  }
}
