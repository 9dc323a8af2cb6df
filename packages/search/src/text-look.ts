import type { IndexedDocument } from './indexed-document.ts';
import { maxWords, type AskedWord } from './query.ts';
import { lineEnd } from './vocabulary.ts';

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

/** A line of the texts: -1 for the summary, else the paragraph of the body; and where its words begin. */
export interface Line {
  paragraph: number;
  from: number;
}

/** What a stop word adds to a run: «cash on delivery» is one, «how much» is hardly. */
const stopWeight = 0.2;
/** A line with so few words belongs to the one below it, as a heading or a question does. */
const shortLine = 12;
const none: Closeness = { title: 0, text: 0, paragraph: 0, wholeTitle: false };
/** A bit that no word of a query has. */
const endOfLine = 1 << maxWords;

/** Looks through the texts for the words of one query at a time; keeps its arrays for the next one. */
export class TextLook {
  /** By the id of a term: a bit for each word of the query that it may stand for. */
  private meant = new Uint16Array(0);
  private words: readonly AskedWord[] = [];
  private weights: readonly number[] = [];
  private all = 0;
  /** By the word of the query that came last: the weight of the run that it ends. */
  private readonly runs = new Float64Array(maxWords);

  /** @param terms how many there are in the vocabulary */
  lookFor(words: readonly AskedWord[], terms: number): void {
    if (this.meant.length < terms) this.meant = new Uint16Array(Math.ceil(terms * 1.5));
    else for (const { variants } of this.words) for (const { term } of variants) this.meant[term.id] = 0;
    this.words = words;
    this.weights = words.map(({ stop }) => (stop ? stopWeight : 1));
    this.all = sumOf(this.weights);
    this.meant[lineEnd] = endOfLine;
    for (const [index, { variants }] of words.entries()) {
      for (const { term } of variants) this.meant[term.id]! |= 1 << index;
    }
  }

  /** @param held a bit for each word of the query that may be in the document */
  closeness({ words, titleLength }: IndexedDocument, held: number): Closeness {
    const most = this.weights.length;
    // One word alone is close to nothing.
    if (most > 1 && this.weightOf(held) <= 1) return none;
    const title = this.lookThrough(words, 0, titleLength);
    const wholeTitle = title.run === this.all && titleLength - 1 === most;
    if (most === 1) return { ...none, wholeTitle };
    const text = this.lookThrough(words, titleLength, words.length);
    return {
      title: this.share(title.run),
      text: this.share(text.run),
      paragraph: this.share(Math.max(title.paragraph, text.paragraph)),
      wholeTitle,
    };
  }

  /** The paragraph of the body that holds most of the words; the summary where that holds as many, or none does. */
  bestLine({ words, namesLength }: IndexedDocument): Line {
    let best: Line = { paragraph: -1, from: namesLength };
    let most = 0;
    let paragraph = -1;
    let from = namesLength;
    let bits = 0;
    let times = 0;
    for (let position = namesLength; position < words.length; position += 1) {
      const meant = this.meant[words[position]!]!;
      if (meant === 0) continue;
      if (meant !== endOfLine) {
        bits |= meant;
        times += 1;
        continue;
      }
      // More of the words decide, then the summary, then how often they stand there.
      const found = this.weightOf(bits) + (paragraph === -1 ? 0.1 : Math.min(times, 9) / 100);
      if (found > most || paragraph === -1) {
        most = found;
        best = { paragraph, from };
      }
      paragraph += 1;
      from = position + 1;
      bits = 0;
      times = 0;
    }
    return best;
  }

  private share(weight: number): number {
    return this.all > 1 ? Math.max(0, (weight - 1) / (this.all - 1)) : 0;
  }

  private lookThrough(words: Int32Array, from: number, to: number): { run: number; paragraph: number } {
    const { meant, weights, runs } = this;
    let longest = 0;
    let fullest = 0;
    let inParagraph = 0;
    let above = 0;
    let lineFrom = from;
    // The words of the query that the last word may stand for.
    let last = 0;
    for (let position = from; position < to; position += 1) {
      const bits = meant[words[position]!]!;
      if (bits === 0) {
        last = 0;
        continue;
      }
      if (bits === endOfLine) {
        if (inParagraph > 0) fullest = Math.max(fullest, this.weightOf(inParagraph | above));
        above = position - lineFrom <= shortLine ? inParagraph : 0;
        inParagraph = 0;
        lineFrom = position + 1;
        last = 0;
        continue;
      }
      inParagraph |= bits;
      // From the last on, since each continues the run of the one before it.
      for (let index = weights.length - 1; index >= 0; index -= 1) {
        if (((bits >> index) & 1) === 0) continue;
        const before = index > 0 && ((last >> (index - 1)) & 1) === 1 ? runs[index - 1]! : 0;
        const run = before + weights[index]!;
        runs[index] = run;
        if (run > longest) longest = run;
      }
      last = bits;
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
