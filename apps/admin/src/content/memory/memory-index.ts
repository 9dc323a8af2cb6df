import { fold, locales, type Locale } from '@nasaq/contract';
import { answeringSentences, type Bilingual, type Values, wordsOf } from '@nasaq/translation';
import { type ComparedWord, comparedWords, likenessTo, weightOf } from './likeness.ts';

/** Where a translation comes from. */
export interface Origin {
  /** Of the collection, or of the page that exists once. */
  type: string;
  /** `null` for a page that exists once. */
  id: number | null;
  /** What the entry is called, in each language that it has. */
  title: Bilingual;
  path: string;
  labels: Bilingual[];
  /** The id of who has confirmed it; `null` where the product itself has. */
  by: number | null;
  /** Seconds since 1970. */
  at: number;
}

/** A field of an entry, or of a page that exists once. */
export type Unit = Pick<Origin, 'type' | 'id' | 'path'>;

/** Both languages of a field that somebody has confirmed. */
export interface ConfirmedPair {
  values: Values;
  origin: Origin;
}

/** Something that was translated before. */
export interface Remembered {
  source: string;
  target: string;
  /** The translation says more than this sentence: two were joined. */
  joined: boolean;
  /** A field as a whole. */
  whole: boolean;
  origin: Origin;
}

/** What is looked through. */
export interface Among {
  /** The field that does not want its own translation. */
  own?: Unit | undefined;
  /** Slugs of what its reader may read; absent: all. */
  kinds?: readonly string[] | undefined;
}

export interface Match extends Remembered {
  /** 0 to 100; 100 only where the words are the same to the letter. */
  likeness: number;
}

/** Everything that was confirmed, found again by likeness from either language. Of equal translations the newest counts. */
export class MemoryIndex {
  readonly #sides: Record<Locale, Side> = { en: new Side(), ar: new Side() };
  readonly #held = new Map<string, Record<Locale, Remembered[]>>();

  /** How many pairs there are in one direction. */
  get size(): number {
    return this.#sides.en.size;
  }

  /** Replaces what is known of an entry, by a name of its own as `services:7`. */
  put(entry: string, pairs: readonly ConfirmedPair[]): void {
    this.remove(entry);
    if (pairs.length === 0) return;
    const remembered = pairs.map(rememberPair);
    const of = (locale: Locale) => remembered.flatMap((each) => each[locale]);
    const held = { en: of('en'), ar: of('ar') };
    this.#held.set(entry, held);
    for (const locale of locales) for (const each of held[locale]) this.#sides[locale].add(each);
  }

  remove(entry: string): void {
    const held = this.#held.get(entry);
    if (!held) return;
    this.#held.delete(entry);
    for (const locale of locales) for (const each of held[locale]) this.#sides[locale].remove(each);
  }

  /** The names of all entries that something is known of. */
  entries(): Iterable<string> {
    return this.#held.keys();
  }

  /**
   * What is likest to a text, the likest first; a field that is the same as a whole before all.
   * @param own whose own translation is no suggestion
   */
  find(text: string, from: Locale, limit: number, among: Among = {}): Match[] {
    return this.#sides[from].find(text, limit, among);
  }
}

/** A pair in both directions: as a whole, sentence by sentence, and each of the sentences that one of the other language joins. */
function rememberPair({ origin, values }: ConfirmedPair): Record<Locale, Remembered[]> {
  const remembered: Record<Locale, Remembered[]> = { en: [], ar: [] };
  const words = { en: wordsOf(values.en), ar: wordsOf(values.ar) };
  const answering = answeringSentences(values);
  const add = (texts: Record<Locale, string>, more: Pick<Remembered, 'joined' | 'whole'>) => {
    remembered.en.push({ source: texts.en, target: texts.ar, origin, ...more });
    remembered.ar.push({ source: texts.ar, target: texts.en, origin, ...more });
  };
  add(words, { joined: false, whole: true });
  if (answering.length === 1 && answering[0]!.en.length === 1 && answering[0]!.ar.length === 1) return remembered;
  for (const { ar, en } of answering) {
    const texts = { en: textOf(en), ar: textOf(ar) };
    if (answering.length > 1) add(texts, { joined: false, whole: false });
    const part = { joined: true, whole: false, origin };
    if (en.length > 1) for (const { text } of en) remembered.en.push({ source: text, target: texts.ar, ...part });
    if (ar.length > 1) for (const { text } of ar) remembered.ar.push({ source: text, target: texts.en, ...part });
  }
  return remembered;
}

function isOf(origin: Origin, { id, path, type }: Unit): boolean {
  return origin.type === type && origin.id === id && origin.path === path;
}

function textOf(sentences: readonly { text: string }[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

/** Sentences that are looked at closely, of those that share the rarest words. */
const mostCandidates = 40;
/** Sentences that share a word, which are counted, those of the rarest words first: what most have says little. */
const mostCounted = 3_000;
/** Below it, what is offered costs more to read than it helps, 0 to 100. */
const leastLikeness = 70;
/** Of a label of two words that is left of it where one of them is another. */
const leastOfLabels = 50;
/** Longer texts are compared with nothing but what is equal. */
const mostWords = 120;

/** What was said in one language, by its words. */
class Side {
  readonly #bySource = new Map<string, Segment>();
  readonly #byWord = new Map<string, Set<Segment>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(remembered: Remembered): void {
    const key = keyOf(remembered.source);
    let segment = this.#bySource.get(key);
    if (!segment) {
      segment = { words: comparedWords(remembered.source), remembered: [] };
      this.#bySource.set(key, segment);
      for (const word of indexedWords(segment.words)) {
        const segments = this.#byWord.get(word);
        if (segments) segments.add(segment);
        else this.#byWord.set(word, new Set([segment]));
      }
    }
    segment.remembered.push(remembered);
    this.#size += 1;
  }

  remove(remembered: Remembered): void {
    const key = keyOf(remembered.source);
    const segment = this.#bySource.get(key);
    if (!segment) return;
    segment.remembered = segment.remembered.filter((other) => other !== remembered);
    this.#size -= 1;
    if (segment.remembered.length > 0) return;
    this.#bySource.delete(key);
    for (const word of indexedWords(segment.words)) {
      const segments = this.#byWord.get(word);
      segments?.delete(segment);
      if (segments?.size === 0) this.#byWord.delete(word);
    }
  }

  find(text: string, limit: number, { kinds, own }: Among): Match[] {
    const asked = comparedWords(text);
    const same = this.#bySource.get(keyOf(text));
    const close = asked.length > mostWords ? [] : this.#closest(asked, same);
    const scored = [...(same ? [{ segment: same, likeness: 100 }] : []), ...close];
    const matches = scored.flatMap(({ likeness, segment }) =>
      segment.remembered
        .filter(({ origin }) => (!own || !isOf(origin, own)) && (!kinds || kinds.includes(origin.type)))
        .map((remembered) => ({ ...remembered, likeness: shown(likeness, remembered.source, text) })),
    );
    const newestFirst = matches.sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Number(b.whole) - Number(a.whole) ||
        Number(a.joined) - Number(b.joined) ||
        b.origin.at - a.origin.at,
    );
    return withoutRepetitions(newestFirst).slice(0, limit);
  }

  #closest(asked: readonly ComparedWord[], same: Segment | undefined): { segment: Segment; likeness: number }[] {
    const counts = new Map<Segment, number>();
    const postings = [...indexedWords(asked)].flatMap((word) => this.#byWord.get(word) ?? []);
    let counted = 0;
    for (const segments of postings.sort((a, b) => a.size - b.size)) {
      if (counted > 0 && counted + segments.size > mostCounted) break;
      counted += segments.size;
      const worth = Math.log(1 + this.#bySource.size / segments.size);
      for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + worth);
    }
    if (same) counts.delete(same);
    // Of two that share as much, the one that is about as long.
    const candidates = [...counts].map(([segment, shared]) => ({
      segment,
      worth: shared / Math.sqrt(asked.length + segment.words.length),
    }));
    const likeness = likenessTo(asked);
    const least = leastFor(asked);
    return candidates
      .sort((a, b) => b.worth - a.worth)
      .slice(0, mostCandidates)
      .map(({ segment }) => ({ segment, likeness: likeness(segment.words) }))
      .filter((found) => found.likeness >= least);
  }
}

/** A short text with one other word is still an offer, though less than `leastLikeness` of it is the same. */
function leastFor(asked: readonly ComparedWord[]): number {
  const withOneOther = 100 * (1 - 1 / Math.max(1, weightOf(asked)));
  // Half a point, as it is rounded where it is shown.
  return Math.max(leastOfLabels, Math.min(leastLikeness, withOneOther)) - 0.5;
}

interface Segment {
  words: readonly ComparedWord[];
  remembered: Remembered[];
}

/** Sentences that differ in spelling alone are one. */
function keyOf(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function indexedWords(words: readonly ComparedWord[]): Set<string> {
  return new Set(words.flatMap(({ bare, stems }) => [...bare, ...stems]));
}

/** What is not the same to the letter is not 100, as somebody has to look at it. */
function shown(likeness: number, source: string, text: string): number {
  return likeness >= 99.5 ? (squeezed(source) === squeezed(text) ? 100 : 99) : Math.round(likeness);
}

function squeezed(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

function withoutRepetitions(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ joined, target }) => {
    const key = `${joined} ${squeezed(target)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
