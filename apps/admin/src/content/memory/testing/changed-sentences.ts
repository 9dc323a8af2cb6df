import type { Locale } from '@nasaq/contract';
import { answeringSentences } from '@nasaq/translation';
import { type Match, MemoryIndex, type Origin } from '../memory-index.ts';
import type { DemoPair } from './demo-pairs.ts';

/** A memory of all texts, with the sentences of both languages that it was made of. */
export function memoryOf(pairs: readonly DemoPair[]): { memory: MemoryIndex; sentences: Record<Locale, string[]> } {
  const memory = new MemoryIndex();
  const sentences = { en: new Set<string>(), ar: new Set<string>() };
  for (const { path, values } of pairs) {
    memory.put(path, [{ values, origin: originOf(path) }]);
    for (const { ar, en } of answeringSentences(values)) {
      for (const { text } of en) sentences.en.add(text);
      for (const { text } of ar) sentences.ar.add(text);
    }
  }
  return { memory, sentences: { en: [...sentences.en], ar: [...sentences.ar] } };
}

export function originOf(path: string): Origin {
  return { type: 'articles', id: 1, title: { en: path, ar: path }, path, labels: [], by: 1, at: 0 };
}

/** What somebody changes in a sentence. */
export const changes = ['replaced', 'removed', 'added', 'inflected', 'moved'] as const;
type ChangeKind = (typeof changes)[number];

/** The same sentences with one word changed each, at a place that `random` (0 to 1) chooses; those that have one. */
export function changedSentences(
  sentences: readonly string[],
  kind: ChangeKind,
  random: () => number,
): { sentence: string; changed: string; words: number }[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const vocabulary = [...new Set(sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{N}]{3,}/gu) ?? []))];
  return sentences.flatMap((sentence) => {
    const words = sentence.split(/\s+/u);
    const places = words.flatMap((word, place) => (/[\p{L}\p{N}]/u.test(word) ? [place] : []));
    if (places.length === 0) return [];
    const place = pick(places);
    const word = words[place]!;
    const without = words.toSpliced(place, 1);
    const changed = {
      replaced: () => words.with(place, pick(vocabulary)),
      removed: () => without,
      added: () => words.toSpliced(place, 0, pick(vocabulary)),
      inflected: () => words.with(place, inflected(word, pick)),
      moved: () => without.toSpliced(Math.floor(random() * words.length), 0, word),
    }[kind]();
    return [{ sentence, changed: changed.join(' '), words: places.length }];
  });
}

function inflected(word: string, pick: <T>(list: readonly T[]) => T): string {
  if (!/\p{Script=Arabic}/u.test(word)) return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
  if (word.startsWith('ال') || word.length < 4) return `و${word}`;
  return pick([`ال${word}`, `و${word}`, `${word}هم`, `${word}ات`]);
}

/** Whether an offer is the sentence itself. */
export function isOffer(match: Match | undefined, sentence: string): boolean {
  return match !== undefined && bare(match.source) === bare(sentence);
}

/** Two sentences that differ in their signs alone have one pair. */
function bare(sentence: string): string {
  return sentence.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
