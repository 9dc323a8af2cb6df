import type { Locale } from '@nasaq/contract';
import { sentencesOf } from '@nasaq/translation';
import type { Among, Match, MemoryIndex } from './memory-index.ts';

/** What the memory knows of a text. */
export interface MemoryAnswer {
  matches: OfferedMatch[];
}

export interface OfferedMatch extends AskedMatch {
  /** The name of who has confirmed it. */
  by: string | null;
}

export interface AskedMatch extends Match {
  /** The part of the text that it answers, in UTF-16 units: all of it, or one of its sentences. */
  of: [start: number, end: number];
}

/** Sentences of one text that are looked up. */
const mostSentences = 40;

/** The text as a whole first, then sentence by sentence in their order, the likest of each first; never what `own` has itself. */
export function answerMemory(
  memory: MemoryIndex,
  text: string,
  from: Locale,
  limit: number,
  among: Among = {},
): AskedMatch[] {
  const whole = memory.find(text, from, limit, among).map((match): AskedMatch => ({ ...match, of: [0, text.length] }));
  const parts = [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) =>
    sentencesOf(line).map(({ end, start, text: sentence }) => ({
      sentence,
      of: [index + start, index + end] as [number, number],
    })),
  );
  if (parts.length < 2) return whole;
  const exact = whole.filter(({ likeness }) => likeness >= 99);
  return [
    ...(exact.length > 0 ? exact : whole.slice(0, 1)),
    ...parts
      .slice(0, mostSentences)
      .flatMap(({ of, sentence }) => memory.find(sentence, from, limit, among).map((match) => ({ ...match, of }))),
  ];
}

/**
 * What is offered first where somebody writes: what answers the sentence that comes next, then those behind it, then those
 * before. What answers the whole text to the letter comes before all, as long as nothing of it is written.
 * @param next where that sentence stands in the text
 */
export function nearestFirst<Offered extends AskedMatch>(
  matches: readonly Offered[],
  text: string,
  next: readonly [start: number, end: number],
  isBegun: boolean,
): Offered[] {
  const rank = ({ likeness, of: [start, end] }: Offered) => {
    if (start === next[0] && end === next[1]) return 1;
    if (start === 0 && end === text.length) return !isBegun && likeness >= 99 ? 0 : 2;
    return start > next[0] ? 3 + start : 3 + text.length + start;
  };
  return matches.toSorted((one, other) => rank(one) - rank(other));
}
