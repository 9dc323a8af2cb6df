import { synonymsOf } from './glossary.ts';
import { otherLayout } from './keyboard-layout.ts';
import { isStopWord } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordForms } from './word-forms.ts';
import { spellingsOf } from './words.ts';

/** What stands between two spaces of a query. */
export interface Chunk {
  /** Its words; where nothing is known of them, the two that may have been written as one. */
  typed: readonly string[];
  known: boolean;
  /** What the same keys give in the other layout, where that may be meant. */
  other: readonly string[] | undefined;
}

/** Shorter parts are words by chance. */
const shortestPart = 3;

/**
 * The words of a query as they were typed, or what the same keys give in the other layout: everywhere where more of the
 * query is known in that way, since some of its words may exist by chance, else where only that is known.
 *
 * @param read `readChunk`, or what remembers its answers
 */
export function meantWords(
  query: string,
  vocabulary: Vocabulary,
  read: (chunk: string, last: boolean) => Chunk = (chunk, last) => readChunk(chunk, last, vocabulary),
): string[] {
  const typed = query.split(/\s+/u).filter(Boolean);
  const chunks = typed.map((chunk, index) => read(chunk, index === typed.length - 1));
  const switched = chunks.filter(({ other }) => other).length > chunks.filter(({ known }) => known).length;
  const words = chunks.flatMap(({ typed, known, other }) => (other && (switched || !known) ? other : typed));
  return withoutLoneLetters(words, vocabulary);
}

export function readChunk(chunk: string, last: boolean, vocabulary: Vocabulary): Chunk {
  const isWord = (word: string) => isKnown(word, vocabulary) || (last && isBegun(word, vocabulary));
  const isNearly = (word: string) => isWord(word) || hasNear(word, vocabulary);
  const typed = spellingsOf(chunk);
  const known = typed.length > 0 && typed.every(isWord);
  const others = chunk.length < 2 ? [] : otherLayout(chunk).map(spellingsOf);
  const sure = others.find((words) => words.length > 0 && words.every(isWord));
  if (sure || known) return { typed, known, other: sure };
  const other = typed.some(isNearly) ? undefined : others.find((words) => words.length > 0 && words.every(isNearly));
  return { typed: other ? typed : typed.flatMap((word) => partsOf(word, vocabulary)), known, other };
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
  return synonymsOf(stems).other.length > 0;
}

function isBegun(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.beginning(wordForms(word).folded).length > 0;
}

function hasNear(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.near(wordForms(word).folded).length > 0;
}
