import { useEffect, useState } from 'react';
import type { Choices } from './choices.ts';
import { cleanPart, cutText, noChanges } from './clean-text.ts';
import { countSigns, type SignName } from './invisible.ts';
import { changes, type Change } from './rules.ts';

export interface Cleaned {
  /** The text as it came in, in parts. */
  before: string[];
  after: string;
  counts: Record<Change, number>;
  total: number;
  /** What nobody sees, found whether it goes or not. */
  signs: Map<SignName, number>;
  choices: Choices;
}

/** Milliseconds of work after which the browser gets its turn: less than a frame. */
const slice = 10;

/** The text after the rules; `null` before the first is ready. A long text is cleaned in slices, and the last result stays until the next. */
export function useCleaned(text: string, choices: Choices): Cleaned | null {
  const [cleaned, setCleaned] = useState<Cleaned | null>(null);
  useEffect(() => {
    let ended = false;
    void cleanInSlices(text, choices, () => ended).then((result) => result && setCleaned(result));
    return () => {
      ended = true;
    };
  }, [text, choices]);
  return cleaned;
}

async function cleanInSlices(text: string, choices: Choices, isEnded: () => boolean): Promise<Cleaned | null> {
  const before = cutText(text.replaceAll('\r\n', '\n'));
  const after: string[] = [];
  const counts = noChanges();
  const signs = new Map<SignName, number>();
  let since = performance.now();
  for (const part of before) {
    if (performance.now() - since > slice) {
      await new Promise((resolve) => setTimeout(resolve));
      if (isEnded()) return null;
      since = performance.now();
    }
    const cleaned = cleanPart(part, choices);
    after.push(cleaned.after.text);
    for (const change of changes) counts[change] += cleaned.counts[change];
    for (const [name, count] of countSigns(part)) signs.set(name, (signs.get(name) ?? 0) + count);
  }
  const total = changes.reduce((sum, change) => sum + counts[change], 0);
  return isEnded() ? null : { before, after: after.join(''), counts, total, signs, choices };
}
