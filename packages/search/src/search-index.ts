import { contentTypes, localePath, type ContentType, type Locale } from '@nasaq/contract';
import { Likeness } from './likeness.ts';
import { Matcher } from './matches.ts';
import { type Candidate, MatchingEntries } from './matching-entries.ts';
import { Glossary, type Learnt } from './glossary.ts';
import { type Asked, markedOf, QueryReader } from './query.ts';
import { QueryRules, type Ruling, type SearchRule } from './query-rules.ts';
import type { Searchable } from './searchable.ts';
import { Slots } from './slots.ts';
import { TextLook, type Line } from './text-look.ts';
import { understood, type Understood } from './understood.ts';
import { closenessWorth, freshness, worthFor } from './worth.ts';

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
  private readonly entries = new MatchingEntries(this.slots);
  private readonly likeness = new Likeness();
  private readonly look = new TextLook();
  private readonly worth = { en: worthFor('en', contentTypes), ar: worthFor('ar', contentTypes) };
  private readonly queries = new QueryReader(this.slots.vocabulary);
  private rules = new QueryRules();
  private versions = 0;

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
    const candidates = this.entries.candidates(matches, worth, locale, Math.max(lookedAt, limit * 2));
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
      const matched = this.slots.documents[candidate.matched]!;
      const shown = this.slots.documents[candidate.shown]!.document;
      const closeness = this.look.closeness(matched, candidate.held);
      candidate.score *= closenessWorth(closeness, matched, spellings, quoted) * freshness(shown, now);
    }
  }
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || a.entry - b.entry;
}

function foldedOf({ words }: Asked): string[] {
  return words.map(({ folded }) => folded);
}

function withoutIgnored(asked: Asked, { ignored }: Ruling): Asked {
  return ignored.size === 0 ? asked : { ...asked, words: asked.words.filter((_, place) => !ignored.has(place)) };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
