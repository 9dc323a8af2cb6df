import { locales } from '@nasaq/contract';
import { lineEnd, type IndexedDocument } from './indexed-document.ts';
import type { Slots } from './slots.ts';

/** How alike texts are to one text, by the rare words that they have in common; keeps its arrays for the next one. */
export class Likeness {
  /** By the id of a term: how much it says about the one text, and how often the other one has been seen to hold it. */
  private said = new Float32Array(0);
  private met = new Uint16Array(0);

  /** How alike each is: 0 where it shares nothing, 1 for the text itself. */
  to(text: IndexedDocument, others: readonly IndexedDocument[], slots: Slots): number[] {
    this.fit(slots.vocabulary.terms.length);
    const { words } = text;
    for (const id of words) if (id !== lineEnd) this.said[id] = rarity(slots, id) ** 2;
    // Counted while they are 1 each, then weighed by how often the text says them.
    this.count(words);
    for (const id of words) if (id !== lineEnd && this.met[id]! > 0) this.weigh(id);
    const own = this.inCommon(words) / Math.sqrt(words.length);
    const alike = others.map((other) =>
      own > 0 ? this.inCommon(other.words) / Math.sqrt(other.words.length) / own : 0,
    );
    for (const id of words) if (id !== lineEnd) this.said[id] = 0;
    return alike;
  }

  private count(words: Int32Array): void {
    for (const id of words) if (id !== lineEnd) this.met[id]! += 1;
  }

  private weigh(id: number): void {
    this.said[id]! *= Math.log(this.met[id]! + 1);
    this.met[id] = 0;
  }

  /** A further occurrence of a word adds less. Loops by index: this is most of the time that likeness takes. */
  private inCommon(words: Int32Array): number {
    const { said, met } = this;
    let sum = 0;
    for (let position = 0; position < words.length; position += 1) {
      const id = words[position]!;
      if (id === lineEnd || said[id] === 0) continue;
      const times = (met[id]! += 1);
      sum += said[id]! * (times === 1 ? Math.LN2 : Math.log1p(1 / times));
    }
    for (let position = 0; position < words.length; position += 1) {
      const id = words[position]!;
      if (id !== lineEnd && said[id] !== 0) met[id] = 0;
    }
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
