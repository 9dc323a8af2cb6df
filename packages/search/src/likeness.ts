import { locales } from '@nasaq/contract';
import type { IndexedDocument } from './indexed-document.ts';
import type { Slots } from './slots.ts';
import { lineEnd } from './vocabulary.ts';

/** What each further occurrence of a word adds: together, the logarithm of how many there are, and one. */
const mostOften = 255;
const further = Float64Array.from({ length: mostOften + 1 }, (_, before) => Math.log1p(1 / (before + 1)));

/** How alike texts are to one text, by the rare words that they have in common; keeps its arrays for the next one. */
export class Likeness {
  /** By the id of a term: how much it says about the one text, and how often the other one has been seen to hold it. */
  private said = new Float32Array(0);
  private met = new Uint16Array(0);

  /** How alike each is: 0 where it shares nothing, 1 for the text itself. */
  to(text: IndexedDocument, others: readonly IndexedDocument[], slots: Slots): number[] {
    this.fit(slots.vocabulary.terms.length);
    const times = new Map<number, number>();
    for (const id of text.words) if (id !== lineEnd) times.set(id, (times.get(id) ?? 0) + 1);
    for (const [id, count] of times) this.said[id] = rarity(slots, id) ** 2 * Math.log(count + 1);
    const own = this.inCommon(text.words) / Math.sqrt(text.words.length);
    const alike = others.map(({ words }) => (own > 0 ? this.inCommon(words) / Math.sqrt(words.length) / own : 0));
    for (const id of times.keys()) this.said[id] = 0;
    return alike;
  }

  /**
   * A further occurrence of a word adds less. Without a condition, and by index: this is most of the time that likeness
   * takes, and which words are shared no processor can foresee.
   */
  private inCommon(words: Int32Array): number {
    const { said, met } = this;
    let sum = 0;
    for (let position = 0; position < words.length; position += 1) {
      const id = words[position]!;
      const before = met[id]!;
      met[id] = before + 1;
      sum += said[id]! * further[before < mostOften ? before : mostOften]!;
    }
    for (let position = 0; position < words.length; position += 1) met[words[position]!] = 0;
    return sum;
  }

  private fit(terms: number): void {
    if (this.said.length >= terms) return;
    this.said = new Float32Array(Math.ceil(terms * 1.5));
    this.met = new Uint16Array(this.said.length);
  }
}

/** Words that most texts of a language have say nothing about any. */
function rarity(slots: Slots, id: number): number {
  return Math.max(0, Math.log(slots.size / locales.length / Math.max(1, slots.vocabulary.terms[id]!.documents)));
}
