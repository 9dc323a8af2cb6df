'use client';

import type { Locale } from '@nasaq/contract';
import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { DraftWord, PastWord, Publication, StaffText, TextState } from '../staff-text.ts';

export interface Refused {
  message: string;
  /** What is newest by now, and what the host has of the text: what is said, and the draft, if there is one. */
  now?: { text: string | null; said: Pick<TextState, 'text' | 'version'>; draft: DraftWord | null };
  /** Which texts, where several were meant. */
  keys?: string[];
}

export type Saved = { version: number; text: string | null } | { refused: Refused };

interface Place {
  key: string;
  locale: Locale;
}

/** A draft as it was seen. */
type Drafted = Place & { version: number };

export type Answered<T> = T | { refused: Refused };

export interface WordCalls {
  /** @param seen the versions of what is said and of the draft */
  keepDraft: (
    place: Place,
    text: string | null,
    seen: { base: number; version: number },
  ) => Promise<Answered<{ draft: DraftWord | null }>>;
  drop: (places: readonly Drafted[]) => Promise<Answered<object>>;
  /** @param draft the version of the draft that was seen; 0 where there was none */
  save: (place: Place, text: string | null, version: number, draft: number) => Promise<Saved>;
  past: (place: Place) => Promise<PastWord[]>;
}

interface All {
  texts: readonly StaffText[];
  /** The site on which texts are chosen by a click. */
  site: Record<Locale, string>;
}

interface Told extends WordCalls {
  publish: (places: readonly Drafted[]) => Promise<Answered<object>>;
  publications: () => Promise<readonly Publication[]>;
  undo: (id: string) => Promise<Answered<{ kept: string[] }>>;
  /** Reads all again, and shows what was read until it comes. */
  refresh: () => Promise<void>;
  /** `undefined` = on their way, `null` = they could not be read. */
  texts: readonly StaffText[] | null | undefined;
  /** The site on which texts are chosen by a click. */
  site: Record<Locale, string> | undefined;
  read: () => void;
  replace: (text: StaffText) => void;
}

/** All texts, read once, and what can be said of them. */
export function useWords(failed: string): Told {
  const { config } = useConfig();
  const [all, setAll] = useState<All | null>();
  const post = useCallback(
    (at: string, body: object) =>
      fetch(`${config.routes.api}/words/${at}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    [config.routes.api],
  );
  const ask = useCallback(async (): Promise<All | null> => {
    try {
      const answer = await post('texts', {});
      return answer.ok ? ((await answer.json()) as All) : null;
    } catch {
      return null;
    }
  }, [post]);
  useEffect(() => void ask().then(setAll), [ask]);
  const tell = async <T extends object>(at: string, body: object): Promise<Answered<T>> => {
    try {
      const response = await post(at, body);
      const answer = (await response.json()) as T & { error?: Refused };
      return response.ok ? answer : { refused: answer.error ?? { message: failed } };
    } catch {
      return { refused: { message: failed } };
    }
  };
  return {
    texts: all && all.texts,
    site: all?.site,
    read: () => {
      setAll(undefined);
      void ask().then(setAll);
    },
    replace: (text) =>
      setAll((known) => known && { ...known, texts: known.texts.map((one) => (one.key === text.key ? text : one)) }),
    refresh: async () => {
      const read = await ask();
      if (read) setAll(read);
    },
    save: (place, text, version, draft) => tell('save', { ...place, text, version, draft }),
    keepDraft: (place, text, seen) => tell('draft', { ...place, text, ...seen }),
    drop: (places) => tell('drop', { places }),
    publish: (places) => tell('publish', { places }),
    undo: (id) => tell('undo', { id }),
    async publications() {
      const answer = await tell<{ publications: Publication[] }>('publications', {});
      return 'refused' in answer ? [] : answer.publications;
    },
    async past(place) {
      const response = await post('past', place);
      return response.ok ? ((await response.json()) as { past: PastWord[] }).past : [];
    },
  };
}
