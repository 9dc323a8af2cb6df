import { locales, type ContentType, type Locale } from '@nasaq/contract';
import { Highest } from './highest.ts';
import { Likeness } from './likeness.ts';
import { Matcher, type Matches } from './matches.ts';
import { readQuery, weights, type Asked, type AskedWord } from './query.ts';
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
/** Both language versions of an entry count: the query may fit the words of one better. This stands in where there is one only. */
const onlyVersion = 1.4;
const past = 0.6;
/** A text of a year ago weighs this much less than one of today. */
const age = 0.12;
const year = 365 * 24 * 60 * 60 * 1000;
/** Words of the title that are written as they were asked for, and not only folded alike. */
const written = 0.02;
const close = { title: 1.6, text: 0.6, paragraph: 0.6, wholeTitle: 1.5, wholePhrase: 2, notQuoted: 0.3 };
/** What likeness to the best entry adds at most. */
const like = 10;
/** How many of the best are compared with it, at least. */
const compared = 50;
/** Candidates whose texts are looked at, at least. */
const lookedAt = 120;

/**
 * Search over everything that is published, in both languages, in memory: an inverted index with a number for each
 * word and document (docs/search.md).
 */
export class SearchIndex {
  private readonly slots = new Slots();
  private readonly matcher = new Matcher();
  private readonly likeness = new Likeness();
  private versions = 0;
  /** By entry, during a search: its score so far, and the document that has most of it. */
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
    const looked = candidates
      .map((candidate) => ({ ...candidate, score: candidate.score * this.factorOf(candidate, look, asked) }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry);
    return this.withLikeness(looked.slice(0, Math.max(compared, limit)))
      .sort((a, b) => b.score - a.score || a.entry - b.entry)
      .slice(0, limit)
      .map(({ shown, score }) => {
        const indexed = this.slots.documents[shown]!;
        return { document: indexed.document, score, terms, paragraph: look.bestParagraph(indexed) };
      });
  }

  /** Each entry once: what its language versions score together, and the one of them that matches best. */
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
    const foreign = locales.find((each) => each !== locale)!;
    const entries: number[] = [];
    for (let position = 0; position < count; position += 1) {
      const matched = slots[position]!;
      if (types && !types.has(this.slots.typeOf(matched))) continue;
      const entry = this.slots.entryOf[matched]!;
      const own = this.slots.translation(entry, locale);
      const language = own === matched ? 1 : own === -1 ? otherLanguage : translatedOnly;
      const alone = own === -1 || this.slots.translation(entry, foreign) === -1;
      const score = scores[matched]! * coverage(words[matched]!) * language * (alone ? onlyVersion : 1);
      const before = this.scores[entry]!;
      if (before === 0) entries.push(entry);
      this.scores[entry] = before + score;
      if (score > before) this.best[entry] = matched;
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

  /**
   * What is like the best entry is likelier to be about the same: words alone do not tell an answer from a mention.
   * @param candidates the best first
   */
  private withLikeness(candidates: readonly Candidate[]): Candidate[] {
    if (candidates.length < 2) return [...candidates];
    const text = this.slots.documents[candidates[0]!.matched]!;
    const versions = candidates.map(({ entry }) => this.slots.translation(entry, text.document.locale));
    const known = versions.filter((slot) => slot !== -1).map((slot) => this.slots.documents[slot]!);
    const alike = this.likeness.to(text, known, this.slots);
    // What has no version in that language is taken to be like it as the others are, the best one left out.
    const usual = (sumOf(alike) - Math.max(...alike)) / Math.max(1, alike.length - 1);
    const next = alike.values();
    return candidates.map((candidate, index) => ({
      ...candidate,
      score: candidate.score * (1 + like * (versions[index] === -1 ? usual : next.next().value!)),
    }));
  }

  /** What takes a look at the texts: how close the words stand, how new the text is. */
  private factorOf({ matched, shown }: Candidate, look: TextLook, { quoted, words }: Asked): number {
    const { title, text, paragraph, wholeTitle } = look.closeness(this.slots.documents[matched]!);
    const { date, pastFrom } = this.slots.documents[shown]!.document;
    const now = Date.now();
    let factor = 1 + Math.max(close.title * title, close.text * text) + close.paragraph * paragraph;
    if (wholeTitle) factor *= close.wholeTitle;
    if (text === 1 && words.length > 2) factor *= close.wholePhrase;
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

/** Words that say how something is asked are not worth a mark, unless nothing else is asked; nor is what is only near in meaning. */
function termsOf({ words }: Asked): ReadonlySet<string> {
  const worthy = words.filter(({ stop }) => !stop);
  return new Set(
    worthy.flatMap(({ variants }) =>
      [...variants].flatMap(([{ word }, weight]) => (weight > weights.synonym ? [word] : [])),
    ),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
