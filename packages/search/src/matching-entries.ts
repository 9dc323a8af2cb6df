import type { Locale } from '@nasaq/contract';
import { Highest } from './highest.ts';
import type { Matches } from './matches.ts';
import type { Slots } from './slots.ts';

/** An entry that may be what a query is about. */
export interface Candidate {
  entry: number;
  /** What the query met, and what is shown: the same entry, where it exists, in the reader's language. */
  matched: number;
  shown: number;
  /** A bit for each word of the query that `matched` may hold. */
  held: number;
  score: number;
}

/** The entries that match one query at a time; keeps its arrays for the next one. */
export class MatchingEntries {
  private readonly slots: Slots;
  /** The entries that match. */
  private entries = new Int32Array(0);
  /** By entry, during a search: its score so far, and the document that has most of it. */
  private scores = new Float32Array(0);
  private best = new Int32Array(0);

  constructor(slots: Slots) {
    this.slots = slots;
  }

  /** Each entry once: what its language versions score together, and the one of them that matches best. */
  candidates(matches: Matches, worth: Float64Array, locale: Locale, most: number): Candidate[] {
    const count = this.scoreEntries(matches, worth);
    const { scores, best, entries, slots } = this;
    const highest = new Highest<Candidate['entry']>(most);
    for (let position = 0; position < count; position += 1) {
      const entry = entries[position]!;
      if (scores[entry]! > highest.floor) highest.add(entry, scores[entry]!);
    }
    const candidates = highest.all().map((entry): Candidate => {
      const matched = best[entry]!;
      const own = slots.translation(entry, locale);
      const held = matches.words[matched]! | matches.unseen;
      return { entry, matched, held, shown: own === -1 ? matched : own, score: scores[entry]! };
    });
    for (let position = 0; position < count; position += 1) scores[entries[position]!] = 0;
    return candidates;
  }

  /** @returns how many entries match: each stands once in `entries`, what it scores in `scores` and `best` */
  private scoreEntries(
    { slots: matching, count, scores: found, words, coverage }: Matches,
    worth: Float64Array,
  ): number {
    this.fit();
    const { scores, best, entries } = this;
    const { entryOf, standing } = this.slots;
    let matched = 0;
    for (let position = 0; position < count; position += 1) {
      const slot = matching[position]!;
      const entry = entryOf[slot]!;
      const score = found[slot]! * coverage.of(words[slot]!) * worth[standing[slot]!]!;
      if (score === 0) continue;
      const before = scores[entry]!;
      if (before === 0) {
        entries[matched] = entry;
        matched += 1;
      }
      scores[entry] = before + score;
      if (score > before) best[entry] = slot;
    }
    return matched;
  }

  private fit(): void {
    if (this.best.length >= this.slots.entryCount) return;
    this.scores = new Float32Array(this.slots.entryCount * 2);
    this.best = new Int32Array(this.slots.entryCount * 2);
    this.entries = new Int32Array(this.slots.entryCount * 2);
  }
}
