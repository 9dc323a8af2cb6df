import { Glossary } from './glossary.ts';
import { Highest } from './highest.ts';
import { NearWords } from './near-words.ts';
import { Postings } from './postings.ts';
import { wordForms } from './language/word-forms.ts';

/** A word as it is folded, and where it stands. */
export interface Term {
  id: number;
  word: string;
  /** Documents that hold it now. */
  documents: number;
  /** Of these, the ones that hold it in their title, keywords or kind. */
  named: number;
  postings: Postings;
}

/** Between two lines of a text, and between two texts. */
export const lineEnd = 0;
const longestBeginning = 3;
const mostBeginnings = 40;
const mostNear = 8;
/** Misspelt words whose likenesses are remembered: each is asked for several times while a query is read. */
const mostKept = 1_000;

/** A word that may have been meant. */
export interface NearTerm {
  term: Term;
  distance: number;
}

/** Every word of the texts, found by how it is written, by its stem, by its beginning and in spite of mistakes. */
export class Vocabulary {
  /** By their ids; the first one is none of the words: it stands between two lines. */
  readonly terms: Term[] = [{ id: lineEnd, word: '', documents: 0, named: 0, postings: new Postings() }];
  private changes = 0;
  private learnt = new Glossary();
  /** By the word as it stands in a text: folding it again for each text would take most of the time of building. */
  private readonly bySpelling = new Map<string, Term>();
  private readonly byWord = new Map<string, Term>();
  private readonly byBare = new Map<string, Term[]>();
  private readonly byStem = new Map<string, Term[]>();
  private readonly byBeginning = new Map<string, { form: string; term: Term }[]>();
  private readonly beginnings = new Map<string, readonly Term[]>();
  private readonly likenesses = new Map<string, readonly NearTerm[]>();
  private readonly writtenNumbers = new Map<string, number>();
  private readonly nearWords = new NearWords<Term>();

  /** The term of a word in a text, which is a new one where no text had it. */
  intern(spelling: string): Term {
    const known = this.bySpelling.get(spelling);
    if (known) return known;
    const { folded } = wordForms(spelling);
    const term = this.byWord.get(folded) ?? this.create(folded);
    this.bySpelling.set(spelling, term);
    return term;
  }

  /** A number for the way in which a word of a title is written; readers tell fewer spellings apart. */
  internWritten(written: string): number {
    const number = this.writtenNumbers.get(written) ?? this.writtenNumbers.size;
    this.writtenNumbers.set(written, number);
    return number;
  }

  /** -1 where no title has it. */
  writtenNumber(written: string): number {
    return this.writtenNumbers.get(written) ?? -1;
  }

  exact(folded: string): Term | undefined {
    return inUse(this.byWord.get(folded));
  }

  /** Words that are one of these without their proclitics. */
  bare(forms: readonly string[]): Term[] {
    return forms.flatMap((form) => this.byBare.get(form) ?? []).filter(inUse);
  }

  stemmed(stems: readonly string[]): Term[] {
    return stems.flatMap((stem) => this.byStem.get(stem) ?? []).filter(inUse);
  }

  /**
   * Words that begin so, the ones that name most entries first. One or two letters begin too much: only words of
   * titles and keywords count then.
   */
  beginning(start: string): readonly Term[] {
    const cached = this.beginnings.get(start);
    if (cached) return cached;
    const short = start.length < longestBeginning;
    const found = new Highest<Term>(mostBeginnings);
    let last: Term | undefined;
    for (const { form, term } of this.byBeginning.get(start.slice(0, longestBeginning)) ?? []) {
      // A term's forms follow each other.
      if (term === last || term.documents === 0 || (short && term.named === 0) || !form.startsWith(start)) continue;
      last = term;
      found.add(term, term.named * 1e6 + term.documents);
    }
    // Only short beginnings take long, and there are few of them.
    if (short) this.beginnings.set(start, found.all());
    return found.all();
  }

  /** What words of the texts and of queries mean. */
  get glossary(): Glossary {
    return this.learnt;
  }

  /** Replaces what was learnt besides the words of any site. */
  learn(glossary: Glossary): void {
    this.learnt = glossary;
    this.changed();
  }

  /** Changes whenever the documents do, or what is known of their words. */
  get version(): number {
    return this.changes;
  }

  /** To be called when the documents have changed. */
  changed(): void {
    this.changes += 1;
    this.beginnings.clear();
    this.likenesses.clear();
  }

  /** Words that may have been meant, the likeliest first. */
  near(folded: string): readonly NearTerm[] {
    const cached = this.likenesses.get(folded);
    if (cached) return cached;
    const found = this.nearWords
      .near(folded)
      .flatMap(({ value: term, distance }) => (term.documents > 0 ? [{ term, distance }] : []))
      .sort((a, b) => a.distance - b.distance || b.term.named - a.term.named || b.term.documents - a.term.documents)
      .slice(0, mostNear);
    if (this.likenesses.size >= mostKept) this.likenesses.clear();
    this.likenesses.set(folded, found);
    return found;
  }

  private create(folded: string): Term {
    const term: Term = { id: this.terms.length, word: folded, documents: 0, named: 0, postings: new Postings() };
    const { bare, stems } = wordForms(folded);
    this.terms.push(term);
    this.byWord.set(folded, term);
    for (const form of bare) append(this.byBare, form, term);
    for (const stem of stems) append(this.byStem, stem, term);
    for (const form of bare) {
      const begun = { form, term };
      for (let length = 1; length <= Math.min(longestBeginning, form.length); length += 1)
        append(this.byBeginning, form.slice(0, length), begun);
    }
    this.nearWords.add(folded, term);
    return term;
  }
}

function inUse(term: Term | undefined): Term | undefined {
  return term && term.documents > 0 ? term : undefined;
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
