'use client';

import type { Locale } from '@nasaq/contract';
import { useConfig } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { PastWord, StaffText } from '../staff-text.ts';

export interface Refused {
  message: string;
  /** What somebody else has written meanwhile. */
  now?: { text: string | null; version: number };
}

export type Saved = { version: number; text: string | null } | { refused: Refused };

export interface WordCalls {
  save: (place: { key: string; locale: Locale }, text: string | null, version: number) => Promise<Saved>;
  past: (place: { key: string; locale: Locale }) => Promise<PastWord[]>;
}

interface All {
  texts: readonly StaffText[];
  /** The site on which texts are chosen by a click. */
  site: Record<Locale, string>;
}

interface Told extends WordCalls {
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
  return {
    texts: all && all.texts,
    site: all?.site,
    read: () => {
      setAll(undefined);
      void ask().then(setAll);
    },
    replace: (text) =>
      setAll((known) => known && { ...known, texts: known.texts.map((one) => (one.key === text.key ? text : one)) }),
    async save(place, text, version) {
      try {
        const response = await post('save', { ...place, text, version });
        const answer = (await response.json()) as { version: number; text: string | null; error?: Refused };
        return response.ok ? answer : { refused: answer.error ?? { message: failed } };
      } catch {
        return { refused: { message: failed } };
      }
    },
    async past(place) {
      const response = await post('past', place);
      return response.ok ? ((await response.json()) as { past: PastWord[] }).past : [];
    },
  };
}
