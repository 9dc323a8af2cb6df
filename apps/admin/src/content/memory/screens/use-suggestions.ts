'use client';

import type { Locale } from '@nasaq/contract';
import { Glossary, type Term } from '@nasaq/translation';
import { useEffect, useState } from 'react';
import type { MemoryAnswer, OfferedMatch } from '../memory-answer.ts';
import type { Unit } from '../memory-index.ts';

/** What is asked of the host, below its REST interface. */
export interface Calls {
  api: string;
}

/** What is like a text in its language, but the translation of `own` itself; `null` until it is known. */
export function useMatches(
  { api }: Calls,
  from: Locale,
  text: string,
  own?: Unit,
): readonly OfferedMatch[] | 'unknown' | null {
  const [answer, setAnswer] = useState<{ of: string; matches: readonly OfferedMatch[] | 'unknown' } | null>(null);
  const unit = JSON.stringify(own ?? null);
  const of = `${from} ${unit} ${text}`;
  useEffect(() => {
    const leaving = new AbortController();
    askMemory(api, { from, text, limit: 3, own: (JSON.parse(unit) as Unit | null) ?? undefined }, leaving.signal).then(
      (matches) => setAnswer({ of, matches }),
      () => leaving.signal.aborted || setAnswer({ of, matches: 'unknown' }),
    );
    return () => leaving.abort();
  }, [api, from, of, text, unit]);
  return answer?.of === of ? answer.matches : null;
}

async function askMemory(api: string, question: object, signal: AbortSignal): Promise<OfferedMatch[]> {
  const answer = await fetch(`${api}/memory`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
    signal,
  });
  if (!answer.ok) throw new Error(`Memory: ${answer.status}`);
  return ((await answer.json()) as MemoryAnswer).matches;
}

interface GlossaryAnswer {
  terms: Term[];
}

/** The glossary of the staff, read once for each time that a panel is opened; without terms until it is here. */
export function useGlossary({ api }: Calls): Glossary | null {
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  useEffect(() => {
    let left = false;
    loadGlossary(api).then(
      (loaded) => left || setGlossary(loaded),
      // Without it, the panel has no terms to offer.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [api]);
  return glossary;
}

async function loadGlossary(api: string): Promise<Glossary> {
  const answer = await fetch(`${api}/glossary`, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`Glossary: ${answer.status}`);
  return new Glossary(((await answer.json()) as GlossaryAnswer).terms);
}
