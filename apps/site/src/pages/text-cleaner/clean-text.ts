import type { Choices } from './choices.ts';
import { changes, rulesOf, type Change } from './rules.ts';
import { rewrite, traced, type Traced } from './traced.ts';

export interface CleanedPart {
  before: string;
  after: Traced;
  counts: Record<Change, number>;
}

/** One part of a text after all rules of the choices. */
export function cleanPart(before: string, choices: Choices): CleanedPart {
  const counts = noChanges();
  let after = traced(before);
  for (const { change, pattern, replace } of rulesOf(choices)) {
    const rewritten = rewrite(after, pattern, replace);
    after = rewritten.traced;
    counts[change] += rewritten.count;
  }
  return { before, after, counts };
}

export function noChanges(): Record<Change, number> {
  return Object.fromEntries(changes.map((change) => [change, 0])) as Record<Change, number>;
}

const least = 4_000;
const longest = 16_000;

/**
 * A text in parts that can be cleaned by themselves, and shown one at a time: at the end of a paragraph or sentence that
 * ends its line, and in texts that have none between two words.
 */
export function cutText(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + lengthOfPart(text.slice(at, at + longest + 1));
    parts.push(text.slice(at, end));
    at = end;
  }
  return parts;
}

function lengthOfPart(text: string): number {
  if (text.length <= longest) return text.length;
  const beyond = text.slice(least);
  const paragraph = /[.!?؟:…»"]\n|\n\n/.exec(beyond);
  if (paragraph) return least + paragraph.index + 2;
  const words = /\p{L} (?=\p{L})/u.exec(beyond);
  if (words) return least + words.index + words[0].length - 1;
  // Not inside a pair of surrogates.
  return /[\uD800-\uDBFF]/.test(text[longest - 1]!) ? longest - 1 : longest;
}
