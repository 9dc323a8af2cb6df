import type { Locale } from '@nasaq/contract';
import type { IndexedDocument } from './indexed-document.ts';
import { markedOf, QueryReader, type AskedWord, type Variant } from './query.ts';
import type { Found } from './search-index.ts';
import type { Searchable } from './searchable.ts';
import { Slots } from './slots.ts';
import { TextLook } from './text-look.ts';
import { lineEnd } from './vocabulary.ts';

/** A word of a name is meant by what is the same, inflected, begun or mistyped by a letter, not by what means as much. */
const sureFrom = 0.6;
/** Fewer letters begin the names of half the pages. */
const shortestStart = 3;
/** Another name of a page, beside one that is its title. */
const otherName = 0.8;

/**
 * Pages that are no entries, as “Contact us”: whoever names one wants to go there. Each is found where everything that was
 * asked for is among its names in one language, and by nothing else: a page of the site's own is no answer to a question.
 */
export class NamedPages {
  private readonly slots = new Slots();
  private readonly queries = new QueryReader(this.slots.vocabulary);
  private readonly look = new TextLook();
  /** By slot. */
  private readonly names: Names[];

  /** @param pages each in both languages; `keywords` are further names */
  constructor(pages: readonly Searchable[]) {
    for (const page of pages) this.slots.put(page);
    this.names = this.slots.documents.map((indexed) => namesOf(indexed!));
  }

  /** The best named first, each once, in the reader's language. */
  find(query: string, locale: Locale, limit: number): Found[] {
    const asked = this.queries.read(query);
    const telling = asked.words.filter(({ stop }) => !stop);
    if (telling.length === 0) return [];
    this.look.lookFor(asked.words, this.slots.vocabulary.terms.length);
    const best = new Map<number, number>();
    for (const [slot, names] of this.names.entries()) {
      const score = scoreOf(names, telling);
      const entry = this.slots.entryOf[slot]!;
      if (score > (best.get(entry) ?? 0)) best.set(entry, score);
    }
    const marked = markedOf(asked);
    return [...best]
      .sort(([one, score], [other, next]) => next - score || one - other)
      .slice(0, limit)
      .map(([entry, score]) => {
        const indexed = this.slots.documents[this.slots.translation(entry, locale)]!;
        const { document, words } = indexed;
        return { document, score, words, marked, line: this.look.bestLine(indexed) };
      });
  }
}

/** Ids of the terms that a page is called by. */
interface Names {
  title: ReadonlySet<number>;
  titleWords: number;
  others: ReadonlySet<number>;
}

function namesOf({ words, titleLength, namesLength }: IndexedDocument): Names {
  // What all pages are called stands between title and keywords.
  const others = words.subarray(words.indexOf(lineEnd, titleLength) + 1, namesLength);
  return { title: new Set(words.subarray(0, titleLength)), titleWords: titleLength - 1, others: new Set(others) };
}

/** 0 where something that was asked for is not among the names; more where less is in the title beside it. */
function scoreOf({ others, title, titleWords }: Names, asked: readonly AskedWord[]): number {
  let score = 0;
  for (const word of asked) {
    const sure = word.variants.filter((variant) => isSure(word, variant));
    const most = (among: ReadonlySet<number>) =>
      Math.max(0, ...sure.filter(({ term }) => among.has(term.id)).map(({ weight }) => weight));
    const met = Math.max(most(title), otherName * most(others));
    if (met === 0) return 0;
    score += met;
  }
  return score / Math.max(asked.length, titleWords);
}

function isSure({ folded }: AskedWord, { term, weight }: Variant): boolean {
  return weight >= sureFrom && (folded.length >= shortestStart || term.word === folded);
}
