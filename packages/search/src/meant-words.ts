import { otherLayout } from './keyboard-layout.ts';
import { isStopWord } from './language/stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordForms } from './language/word-forms.ts';
import { spellingsOf } from './language/words.ts';

/** Shorter parts are words by chance. */
const shortestPart = 3;

/** What stands between two spaces of a query; read no further than it is asked for, since most is known as it was typed. */
export class Chunk {
  readonly typed: readonly string[];
  readonly known: boolean;
  private readonly chunk: string;
  private readonly last: boolean;
  private readonly vocabulary: Vocabulary;
  private otherWords: readonly string[] | null | undefined;
  private partWords: readonly string[] | undefined;

  /** @param last whether it ends the query: it may be the beginning of a word */
  constructor(chunk: string, last: boolean, vocabulary: Vocabulary) {
    this.chunk = chunk;
    this.last = last;
    this.vocabulary = vocabulary;
    this.typed = spellingsOf(chunk);
    this.known = this.typed.length > 0 && this.typed.every((word) => this.isWord(word));
  }

  /** What the same keys give in the other layout, where that may be meant. */
  get other(): readonly string[] | null {
    // `null` has been read, too.
    if (this.otherWords === undefined) this.otherWords = this.readOther();
    return this.otherWords;
  }

  /** Its words; where nothing is known of one, the two that may have been written as one. */
  get parts(): readonly string[] {
    return (this.partWords ??= this.typed.flatMap((word) => partsOf(word, this.vocabulary)));
  }

  private readOther(): readonly string[] | null {
    const others = this.chunk.length < 2 ? [] : otherLayout(this.chunk).map(spellingsOf);
    const other = others.find((words) => words.length > 0 && words.every((word) => this.isWord(word)));
    if (other || this.known || this.typed.some((word) => this.isNearly(word))) return other ?? null;
    return others.find((words) => words.length > 0 && words.every((word) => this.isNearly(word))) ?? null;
  }

  private isWord(word: string): boolean {
    return isKnown(word, this.vocabulary) || (this.last && isBegun(word, this.vocabulary));
  }

  private isNearly(word: string): boolean {
    return this.isWord(word) || hasNear(word, this.vocabulary);
  }
}

/**
 * The words of a query as they were typed, or what the same keys give in the other layout: everywhere where more of the
 * query is known in that way, since some of its words may exist by chance, else where only that is known.
 *
 * @param read makes a `Chunk`, or remembers it
 */
export function meantWords(
  query: string,
  vocabulary: Vocabulary,
  read: (chunk: string, last: boolean) => Chunk = (chunk, last) => new Chunk(chunk, last, vocabulary),
): string[] {
  const typed = query.split(/\s+/u).filter(Boolean);
  const chunks = typed.map((chunk, index) => read(chunk, index === typed.length - 1));
  return withoutLoneLetters(chosenWords(chunks), vocabulary);
}

function chosenWords(chunks: readonly Chunk[]): string[] {
  const known = chunks.filter((chunk) => chunk.known).length;
  if (known === chunks.length) return chunks.flatMap(({ typed }) => typed);
  const switched = chunks.filter(({ other }) => other).length > known;
  return chunks.flatMap((chunk) => {
    if (chunk.other && (switched || !chunk.known)) return chunk.other;
    return chunk.known ? chunk.typed : chunk.parts;
  });
}

/** Two words that were written as one: «كلمةالسر». */
function partsOf(word: string, vocabulary: Vocabulary): string[] {
  if (isKnown(word, vocabulary) || isBegun(word, vocabulary) || hasNear(word, vocabulary)) return [word];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.exact(wordForms(part).folded))) return parts;
  }
  return [word];
}

/** «e-mail» and «e commerce» are one word. */
function withoutLoneLetters(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before?.length === 1 && isKnown(before + word, vocabulary)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  const { folded, bare, stems } = wordForms(word);
  if (vocabulary.exact(folded) || isStopWord(folded)) return true;
  if (vocabulary.bare(bare).length > 0 || vocabulary.stemmed(stems).length > 0) return true;
  return vocabulary.glossary.synonymsOf(stems).other.length > 0;
}

function isBegun(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.beginning(wordForms(word).folded).length > 0;
}

function hasNear(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.near(wordForms(word).folded).length > 0;
}
