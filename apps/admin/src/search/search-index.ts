import type { ContentType, Locale } from '@nasaq/contract';
import { Highest } from './highest.ts';
import { Matcher, type Matches } from './matches.ts';
import { readQuery, type Asked, type AskedWord } from './query.ts';
import type { Searchable } from './searchable.ts';
import { Slots } from './slots.ts';
import { TextLook } from './text-look.ts';
import { wordForms } from './word-forms.ts';
import { spellingsOf } from './words.ts';

export interface Found {
  document: Searchable;
  score: number;
  /** Folded words that the query met, for highlighting. */
  terms: ReadonlySet<string>;
  /** The line of the body that holds most of them; -1 where the summary does as well. */
  paragraph: number;
}

interface Candidate {
  entry: number;
  /** What the query met, and what is shown: the same entry, where it exists, in the reader's language. */
  matched: number;
  shown: number;
  score: number;
}

const otherLanguage = 0.85;
const translatedOnly = 0.9;
const past = 0.6;
/** A text of a year ago weighs this much less than one of today. */
const age = 0.12;
const year = 365 * 24 * 60 * 60 * 1000;
/** Words of the title that are written as they were asked for, and not only folded alike. */
const written = 0.02;
const close = { title: 1.6, text: 0.6, paragraph: 0.4, wholeTitle: 1.5, notQuoted: 0.3 };
/** Candidates whose texts are looked at, at least. */
const lookedAt = 120;

/**
 * Search over everything that is published, in both languages, in memory: an inverted index with a number for each
 * word and document (docs/search.md).
 */
export class SearchIndex {
  private readonly slots = new Slots();
  private readonly matcher = new Matcher();
  private versions = 0;
  /** By entry, during a search: its best score so far, and the document that has it. */
  private scores = new Float32Array(0);
  private best = new Int32Array(0);

  get size(): number {
    return this.slots.size;
  }

  put(document: Searchable): void {
    this.versions += 1;
    this.slots.put(document);
  }

  remove(id: string): void {
    this.versions += 1;
    this.slots.remove(id);
  }

  /** Changes with every document that is put or removed. */
  get version(): number {
    return this.versions;
  }

  held(): Iterable<Searchable> {
    return this.slots.held();
  }

  /**
   * The best entries for a query, each once: in the reader's language where it exists there, else in the other one and
   * lower down.
   */
  search(query: string, locale: Locale, limit = 20, types?: readonly ContentType[]): Found[] {
    const asked = readQuery(query, this.slots.vocabulary);
    if (asked.words.length === 0) return [];
    const matches = this.matcher.match(asked.words, this.slots);
    const candidates = this.candidates(matches, locale, Math.max(lookedAt, limit * 2), types && new Set(types));
    this.matcher.forget(matches);
    const look = new TextLook(asked.words, this.slots.vocabulary.terms.length);
    const terms = termsOf(asked);
    return candidates
      .map((candidate) => ({ ...candidate, score: candidate.score * this.factorOf(candidate, look, asked) }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry)
      .slice(0, limit)
      .map(({ shown, score }) => {
        const indexed = this.slots.documents[shown]!;
        return { document: indexed.document, score, terms, paragraph: look.bestParagraph(indexed) };
      });
  }

  /** Each entry once, by the language in which it matches best. */
  private candidates(
    { slots, count, scores, words, coverage }: Matches,
    locale: Locale,
    most: number,
    types: ReadonlySet<ContentType> | undefined,
  ): Candidate[] {
    if (this.best.length < this.slots.entryCount) {
      this.scores = new Float32Array(this.slots.entryCount * 2);
      this.best = new Int32Array(this.slots.entryCount * 2);
    }
    const entries: number[] = [];
    for (let position = 0; position < count; position += 1) {
      const matched = slots[position]!;
      if (types && !types.has(this.slots.typeOf(matched))) continue;
      const entry = this.slots.entryOf[matched]!;
      const own = this.slots.translation(entry, locale);
      const language = own === matched ? 1 : own === -1 ? otherLanguage : translatedOnly;
      const score = scores[matched]! * coverage(words[matched]!) * language;
      if (this.scores[entry] === 0) entries.push(entry);
      if (score <= this.scores[entry]!) continue;
      this.scores[entry] = score;
      this.best[entry] = matched;
    }
    const highest = new Highest<Candidate['entry']>(most);
    for (const entry of entries) highest.add(entry, this.scores[entry]!);
    const candidates = highest.all().map((entry) => {
      const matched = this.best[entry]!;
      const own = this.slots.translation(entry, locale);
      return { entry, matched, shown: own === -1 ? matched : own, score: this.scores[entry]! };
    });
    for (const entry of entries) this.scores[entry] = 0;
    return candidates;
  }

  /** What takes a look at the texts: how close the words stand, how new the text is. */
  private factorOf({ matched, shown }: Candidate, look: TextLook, { quoted, words }: Asked): number {
    const { title, text, paragraph, wholeTitle } = look.closeness(this.slots.documents[matched]!);
    const { date, pastFrom } = this.slots.documents[shown]!.document;
    const now = Date.now();
    let factor = 1 + Math.max(close.title * title, close.text * text) + close.paragraph * paragraph;
    if (wholeTitle) factor *= close.wholeTitle;
    factor *= 1 + written * writtenShare(this.slots.documents[matched]!.document.title, words);
    if (quoted && Math.max(title, text) < 1) factor *= close.notQuoted;
    if (date !== null) factor *= 1 - age + age * Math.exp(Math.min(0, date - now) / year);
    if (pastFrom !== null && pastFrom <= now) factor *= past;
    return factor;
  }
}

function writtenShare(title: string, words: readonly AskedWord[]): number {
  const spellings = new Set(spellingsOf(title).map((word) => wordForms(word).written));
  return words.filter(({ written: spelling }) => spellings.has(spelling)).length / words.length;
}

/** Words that say how something is asked are not worth a mark, unless nothing else is asked. */
function termsOf({ words }: Asked): ReadonlySet<string> {
  const worthy = words.filter(({ stop }) => !stop);
  return new Set(worthy.flatMap(({ variants }) => [...variants.keys()].map(({ word }) => word)));
}
