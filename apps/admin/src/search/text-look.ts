import { lineEnd, type IndexedDocument } from './indexed-document.ts';
import type { AskedWord } from './query.ts';

/** How the words of a query stand to each other in a document; each from 0 to 1, and 0 where only one word is asked. */
export interface Closeness {
  /** The longest run of them in the order that was asked for, in the title and in the other texts. */
  title: number;
  text: number;
  /** The most of them in one paragraph. */
  paragraph: number;
  /** The title consists of what was asked for. */
  wholeTitle: boolean;
}

/** What a stop word adds to a run: «cash on delivery» is one, «how much» is hardly. */
const stopWeight = 0.2;
/** A line with so few words belongs to the one below it, as a heading or a question does. */
const shortLine = 12;

/** Looks through the texts for the words of one query. */
export class TextLook {
  /** By the id of a term: a bit for each word that it may stand for. */
  private readonly meant: Uint16Array;
  private readonly weights: readonly number[];
  private readonly all: number;

  /** @param terms how many there are in the vocabulary */
  constructor(words: readonly AskedWord[], terms: number) {
    this.meant = new Uint16Array(terms);
    this.weights = words.map(({ stop }) => (stop ? stopWeight : 1));
    this.all = sumOf(this.weights);
    for (const [index, { variants }] of words.entries()) {
      for (const { id } of variants.keys()) this.meant[id]! |= 1 << index;
    }
  }

  closeness({ words, titleLength }: IndexedDocument): Closeness {
    const title = this.lookThrough(words, 0, titleLength);
    // One word alone is close to nothing.
    const text =
      this.weights.length > 1 ? this.lookThrough(words, titleLength, words.length) : { run: 0, paragraph: 0 };
    return {
      title: this.share(title.run),
      text: this.share(text.run),
      paragraph: this.share(Math.max(title.paragraph, text.paragraph)),
      wholeTitle: title.run === this.all && titleLength - 1 === this.weights.length,
    };
  }

  /** The paragraph of the body that holds most of the words; -1 where the summary holds as many, or none does. */
  bestParagraph({ words, namesLength }: IndexedDocument): number {
    let best = -1;
    let most = 0;
    let paragraph = -1;
    let bits = 0;
    let times = 0;
    for (let position = namesLength; position < words.length; position += 1) {
      const id = words[position]!;
      if (id !== lineEnd) {
        if (this.meant[id] === 0) continue;
        bits |= this.meant[id]!;
        times += 1;
        continue;
      }
      // More of the words decide, then the summary, then how often they stand there.
      const found = this.weightOf(bits) + (paragraph === -1 ? 0.1 : Math.min(times, 9) / 100);
      if (found > most || paragraph === -1) [most, best] = [found, paragraph];
      paragraph += 1;
      bits = 0;
      times = 0;
    }
    return best;
  }

  private share(weight: number): number {
    return this.all > 1 ? Math.max(0, (weight - 1) / (this.all - 1)) : 0;
  }

  private lookThrough(words: Int32Array, from: number, to: number): { run: number; paragraph: number } {
    let longest = 0;
    let fullest = 0;
    let inParagraph = 0;
    let above = 0;
    let length = 0;
    // By the bit of the word that came last: the weight of the run that it ends.
    let runs: number[] = [];
    for (let position = from; position < to; position += 1) {
      const id = words[position]!;
      if (id === lineEnd) {
        if (inParagraph > 0) fullest = Math.max(fullest, this.weightOf(inParagraph | above));
        above = length <= shortLine ? inParagraph : 0;
        inParagraph = 0;
        length = 0;
      } else length += 1;
      const bits = id === lineEnd ? 0 : this.meant[id]!;
      if (bits === 0) {
        if (runs.length > 0) runs = [];
        continue;
      }
      inParagraph |= bits;
      const next: number[] = [];
      for (let index = 0; index < this.weights.length; index += 1) {
        if (((bits >> index) & 1) === 0) continue;
        next[index] = (runs[index - 1] ?? 0) + this.weights[index]!;
        longest = Math.max(longest, next[index]!);
      }
      runs = next;
    }
    return { run: longest, paragraph: fullest };
  }

  private weightOf(bits: number): number {
    let sum = 0;
    for (let index = 0; index < this.weights.length; index += 1) if ((bits >> index) & 1) sum += this.weights[index]!;
    return sum;
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
