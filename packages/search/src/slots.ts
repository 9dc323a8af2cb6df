import { contentTypes, locales, type ContentType, type Locale } from '@nasaq/contract';
import { indexDocument, type IndexedDocument } from './indexed-document.ts';
import type { Searchable } from './searchable.ts';
import { lineEnd, Vocabulary } from './vocabulary.ts';

const numberOf = Object.fromEntries(locales.map((locale, number) => [locale, number])) as Record<Locale, number>;
const typeNumbers = Object.fromEntries(contentTypes.map((type, number) => [type, number])) as Record<
  ContentType,
  number
>;
/** Removed documents that postings still name, before they are cleared away: a share of all, and not only a few. */
const clearedAt = { share: 0.25, least: 1_000 };

/** What decides what a match is worth, in a byte: for loops over very many. */
export function standingOf(type: ContentType, locale: Locale, translated: boolean): number {
  return (typeNumbers[type] << 2) | (Number(translated) << 1) | numberOf[locale];
}

/**
 * The documents of the index, each under a number that the postings name. A document that is removed or replaced leaves
 * its number unused until many are, since clearing one away would mean looking through all postings.
 */
export class Slots {
  readonly vocabulary = new Vocabulary();
  readonly documents: (IndexedDocument | null)[] = [];
  private entryNumbers = new Int32Array(64);
  private standings = new Uint8Array(64);
  private readonly slotOf = new Map<string, number>();
  private readonly entries = new Map<string, number>();
  /** By entry and language, -1 where it does not exist. */
  private readonly inLocale: number[] = [];

  /** By slot: the number of the entry that a document is a language of. */
  get entryOf(): Int32Array {
    return this.entryNumbers;
  }

  /** By slot: the document's type and language and whether it has a version in the other one, as `standingOf` packs them. */
  get standing(): Uint8Array {
    return this.standings;
  }

  get size(): number {
    return this.slotOf.size;
  }

  get entryCount(): number {
    return this.entries.size;
  }

  /** All documents that are held. */
  *held(): Generator<Searchable> {
    for (const slot of this.slotOf.values()) yield this.documents[slot]!.document;
  }

  put(document: Searchable): void {
    this.remove(document.id);
    const slot = this.documents.length;
    const { indexed, weights } = indexDocument(document, this.vocabulary);
    this.documents.push(indexed);
    for (const [term, weight] of weights) term.postings.add(slot, weight);
    this.count(indexed, 1);
    const entry = this.entries.get(document.entry) ?? this.entries.size;
    this.entries.set(document.entry, entry);
    this.fit();
    this.entryNumbers[slot] = entry;
    this.slotOf.set(document.id, slot);
    this.setInLocale(entry, document.locale, slot);
  }

  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    const indexed = this.documents[slot]!;
    this.count(indexed, -1);
    this.documents[slot] = null;
    this.slotOf.delete(id);
    this.setInLocale(this.entryOf[slot]!, indexed.document.locale, -1);
    const unused = this.documents.length - this.size;
    if (unused > Math.max(clearedAt.least, this.documents.length * clearedAt.share)) this.clearUnused();
  }

  /** The document of the same entry in a language. */
  translation(entry: number, locale: Locale): number {
    return this.inLocale[entry * locales.length + numberOf[locale]] ?? -1;
  }

  /** The version of an entry that a reader of a language gets; -1 where it is not published. */
  versionFor(name: string, locale: Locale): number {
    const entry = this.entries.get(name);
    if (entry === undefined) return -1;
    const own = this.translation(entry, locale);
    return own === -1 ? Math.max(...locales.map((other) => this.translation(entry, other))) : own;
  }

  private setInLocale(entry: number, locale: Locale, slot: number): void {
    for (const position of locales.keys()) this.inLocale[entry * locales.length + position] ??= -1;
    this.inLocale[entry * locales.length + numberOf[locale]] = slot;
    const versions = locales.map((each) => this.translation(entry, each)).filter((version) => version !== -1);
    for (const version of versions) {
      const { type, locale: own } = this.documents[version]!.document;
      this.standings[version] = standingOf(type, own, versions.length > 1);
    }
  }

  private fit(): void {
    if (this.documents.length <= this.entryNumbers.length) return;
    const entryNumbers = new Int32Array(this.entryNumbers.length * 2);
    const standings = new Uint8Array(entryNumbers.length);
    entryNumbers.set(this.entryNumbers);
    standings.set(this.standings);
    this.entryNumbers = entryNumbers;
    this.standings = standings;
  }

  private count({ words, namesLength }: IndexedDocument, change: 1 | -1): void {
    this.vocabulary.changed();
    const counted = new Set<number>();
    words.forEach((id, position) => {
      if (id === lineEnd || counted.has(id)) return;
      counted.add(id);
      const term = this.vocabulary.terms[id]!;
      term.documents += change;
      if (position < namesLength) term.named += change;
    });
  }

  private clearUnused(): void {
    const moved = new Int32Array(this.documents.length).fill(-1);
    let next = 0;
    for (const [slot, indexed] of this.documents.entries()) {
      if (indexed === null) continue;
      moved[slot] = next;
      this.documents[next] = indexed;
      this.entryNumbers[next] = this.entryNumbers[slot]!;
      this.slotOf.set(indexed.document.id, next);
      next += 1;
    }
    this.documents.length = next;
    for (const [slot, indexed] of this.documents.entries())
      this.setInLocale(this.entryNumbers[slot]!, indexed!.document.locale, slot);
    for (const term of this.vocabulary.terms) term.postings.move(moved);
  }
}
