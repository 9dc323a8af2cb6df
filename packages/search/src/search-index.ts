import { contentTypes, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import { Highest } from './highest.ts';
import { Likeness } from './likeness.ts';
import { Matcher, type Matches } from './matches.ts';
import { Glossary, type Learnt } from './glossary.ts';
import { QueryReader, weights, type Asked } from './query.ts';
import { QueryRules, type Ruling, type SearchRule } from './query-rules.ts';
import type { Searchable } from './searchable.ts';
import { Slots, standingOf } from './slots.ts';
import { TextLook, type Line } from './text-look.ts';
import { understood, type Understood } from './understood.ts';

export interface Found {
  document: Searchable;
  score: number;
  /** Its words (`IndexedDocument`), and which of them are what was asked for, by the ids of their terms. */
  words: Int32Array;
  marked: ReadonlySet<number>;
  /** The line that holds most of them. */
  line: Line;
}

/** What a search gives: entries, or a page that it leads to. */
export interface Answer {
  found: Found[];
  /** Path with locale prefix. */
  leadsTo: string | null;
  /** Staff have said what it gives: who finds nothing misses nothing. */
  isSettled: boolean;
}

interface Candidate {
  entry: number;
  /** What the query met, and what is shown: the same entry, where it exists, in the reader's language. */
  matched: number;
  shown: number;
  /** A bit for each word of the query that `matched` may hold. */
  held: number;
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
  private readonly look = new TextLook();
  private readonly worth = { en: worthFor('en', contentTypes), ar: worthFor('ar', contentTypes) };
  private readonly queries = new QueryReader(this.slots.vocabulary);
  private rules = new QueryRules();
  private versions = 0;
  /** The entries that match. */
  private entries = new Int32Array(0);
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

  /** Replaces what is known of words besides those of any site. */
  learn(learnt: Learnt): void {
    for (const step of this.learning(learnt)) void step;
  }

  /** The same in small steps; what was known before counts until the last. */
  *learning(learnt: Learnt): Generator<void> {
    const glossary = yield* Glossary.building(learnt);
    this.versions += 1;
    this.slots.vocabulary.learn(glossary);
  }

  /** Replaces what staff want of searches. */
  follow(rules: readonly SearchRule[]): void {
    this.versions += 1;
    this.rules = new QueryRules(rules);
  }

  /** Changes with every document that is put or removed, and with what is learnt. */
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
    return this.answer(query, locale, limit, types).found;
  }

  /** The same, and where staff let the search lead. */
  answer(query: string, locale: Locale, limit = 20, types?: readonly ContentType[]): Answer {
    const read = this.queries.read(query);
    const ruling = this.rules.of(foldedOf(read), locale);
    const asked = withoutIgnored(read, ruling);
    const leadsTo = this.addressOf(ruling.leadsTo, locale);
    const isSettled = ruling.nothing || leadsTo !== null;
    if (asked.words.length === 0 || ruling.nothing) return { found: [], leadsTo, isSettled };
    const spare = ruling.first.length + ruling.never.size;
    const found = this.find(asked, locale, limit + spare, types);
    return { found: this.ruled(found, ruling, locale, types).slice(0, limit), leadsTo, isSettled };
  }

  /** How a query is understood, for staff. */
  understand(query: string, locale: Locale): Understood {
    const read = this.queries.read(query);
    const ruling = this.rules.of(foldedOf(read), locale);
    return understood(read, ruling, this.slots, locale);
  }

  private find({ words, quoted }: Asked, locale: Locale, limit: number, types?: readonly ContentType[]): Found[] {
    const matches = this.matcher.match(words, this.slots);
    const worth = types ? worthFor(locale, types) : this.worth[locale];
    const candidates = this.candidates(matches, worth, locale, Math.max(lookedAt, limit * 2));
    this.look.lookFor(words, this.slots.vocabulary.terms.length);
    this.lookAt(candidates, { words, quoted });
    this.matcher.forget(matches);
    const looked = candidates.sort(byScore).slice(0, Math.max(compared, limit));
    this.compare(looked);
    const marked = markedOf({ words, quoted });
    return looked
      .sort(byScore)
      .slice(0, limit)
      .map(({ shown, score }) => this.foundAt(shown, score, marked));
  }

  private foundAt(slot: number, score: number, marked: ReadonlySet<number>): Found {
    const indexed = this.slots.documents[slot]!;
    const { document, words } = indexed;
    return { document, score, words, marked, line: this.look.bestLine(indexed) };
  }

  /** What staff want first, in their order, whether its words were asked for or not; what is not published is passed over. */
  private ruled(found: Found[], ruling: Ruling, locale: Locale, types?: readonly ContentType[]): Found[] {
    if (ruling.first.length === 0 && ruling.never.size === 0) return found;
    const marked = found[0]?.marked ?? new Set<number>();
    const best = found[0]?.score ?? 1;
    const first = ruling.first.flatMap((entry) => {
      const known = found.find(({ document }) => document.entry === entry);
      const slot = this.slots.versionFor(entry, locale);
      const one = known ?? (slot === -1 ? null : this.foundAt(slot, best, marked));
      return one && (!types || types.includes(one.document.type)) ? [one] : [];
    });
    const others = found.filter(({ document: { entry } }) => !ruling.never.has(entry) && !ruling.first.includes(entry));
    return [...first, ...others];
  }

  private addressOf(leadsTo: SearchRule['leadsTo'], locale: Locale): string | null {
    if (leadsTo === null) return null;
    if ('path' in leadsTo) return localePath(locale, leadsTo.path);
    const slot = this.slots.versionFor(leadsTo.entry, locale);
    return slot === -1 ? null : this.slots.documents[slot]!.document.url;
  }

  /** Each entry once: what its language versions score together, and the one of them that matches best. */
  private candidates(matches: Matches, worth: Float64Array, locale: Locale, most: number): Candidate[] {
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

  /**
   * Weighs what is like the best entry, which is likelier to be about the same: words alone do not tell an answer from a
   * mention.
   * @param candidates the best first
   */
  private compare(candidates: readonly Candidate[]): void {
    if (candidates.length < 2) return;
    const text = this.slots.documents[candidates[0]!.matched]!;
    const versions = candidates.map(({ entry }) => this.slots.translation(entry, text.document.locale));
    const known = versions.filter((slot) => slot !== -1).map((slot) => this.slots.documents[slot]!);
    const alike = this.likeness.to(text, known, this.slots);
    // What has no version in that language is taken to be like it as the others are, the best one left out.
    const usual = (sumOf(alike) - Math.max(...alike)) / Math.max(1, alike.length - 1);
    const next = alike.values();
    for (const [index, candidate] of candidates.entries())
      candidate.score *= 1 + like * (versions[index] === -1 ? usual : next.next().value!);
  }

  /** Weighs what takes a look at the texts: how close the words stand, how new the text is. */
  private lookAt(candidates: readonly Candidate[], { words, quoted }: Asked): void {
    const now = Date.now();
    const spellings = words.map((word) => this.slots.vocabulary.writtenNumber(word.written));
    for (const candidate of candidates) {
      const shown = this.slots.documents[candidate.shown]!.document;
      candidate.score *= this.closenessOf(candidate, spellings, quoted) * freshness(shown, now);
    }
  }

  private closenessOf({ matched, held }: Candidate, spellings: readonly number[], quoted: boolean): number {
    const indexed = this.slots.documents[matched]!;
    const { title, text, paragraph, wholeTitle } = this.look.closeness(indexed, held);
    let factor = 1 + Math.max(close.title * title, close.text * text) + close.paragraph * paragraph;
    if (wholeTitle) factor *= close.wholeTitle;
    if (text === 1 && spellings.length > 2) factor *= close.wholePhrase;
    const asWritten = spellings.filter((spelling) => indexed.writtenTitle.includes(spelling)).length;
    factor *= 1 + (written * asWritten) / spellings.length;
    return quoted && Math.max(title, text) < 1 ? factor * close.notQuoted : factor;
  }
}

/** By the standing of a document: what its match is worth to a reader of a language; 0 for types that are not asked for. */
function worthFor(locale: Locale, types: readonly ContentType[]): Float64Array {
  const worth = new Float64Array(256);
  for (const type of types) {
    for (const each of locales) {
      const own = each === locale;
      worth[standingOf(type, each, true)] = own ? 1 : translatedOnly;
      worth[standingOf(type, each, false)] = (own ? 1 : otherLanguage) * onlyVersion;
    }
  }
  return worth;
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.entry - b.entry;
}

/** 1 for a text of today and for what has no date. */
function freshness({ date, pastFrom }: Searchable, now: number): number {
  const factor = date === null ? 1 : 1 - age + age * Math.exp(Math.min(0, date - now) / year);
  return pastFrom !== null && pastFrom <= now ? factor * past : factor;
}

function foldedOf({ words }: Asked): string[] {
  return words.map(({ folded }) => folded);
}

function withoutIgnored(asked: Asked, { ignored }: Ruling): Asked {
  return ignored.size === 0 ? asked : { ...asked, words: asked.words.filter((_, place) => !ignored.has(place)) };
}

/** Words that say how something is asked are not worth a mark, unless nothing else is asked; nor is what is only near in meaning. */
function markedOf({ words }: Asked): ReadonlySet<number> {
  const worthy = words.filter(({ stop }) => !stop).flatMap(({ variants }) => variants);
  return new Set(worthy.filter(({ weight }) => weight > weights.synonym).map(({ term }) => term.id));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
