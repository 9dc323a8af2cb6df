'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@nasaq/contract';
import type { CheckAnswer } from '../../checks/endpoints.ts';
import type { Reviews } from '../../review/review-api.ts';
import type { PublicationReview } from '../publication-review.ts';

/** What is known before something is published. */
export interface Publishing {
  news: PublicationReview;
  checked: CheckAnswer;
  reviews: Reviews;
}

interface Options {
  /** Of the document, as `/api/posts/7`. */
  address: string;
  /** Of the REST interface, as `/api`. */
  api: string;
  subject: { kind: string; id: number };
  /** Of the menus. */
  language: Locale;
}

/** Asks the host for everything at once; `failed` where one of the answers did not come. */
export function usePublishing({ address, api, language, subject }: Options): {
  known: Publishing | 'failed' | null;
  reload: () => void;
} {
  const [known, setKnown] = useState<Publishing | 'failed' | null>(null);
  const { id, kind } = subject;
  // Of several answers the one that was asked for last counts.
  const turn = useRef(0);

  const reload = useCallback(() => {
    const asked = (turn.current += 1);
    const ask = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
      const answer = await fetch(path, {
        credentials: 'same-origin',
        headers: { 'Accept-Language': language, Accept: 'application/json', 'Content-Type': 'application/json' },
        ...init,
      });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<Answer>;
    };
    Promise.all([
      ask<PublicationReview>(`${address}/publication/review`),
      ask<CheckAnswer>(`${address}/checks`, { method: 'POST', body: '{}' }),
      ask<Reviews>(`${api}/history/review?kind=${kind}&id=${id}`),
    ]).then(
      ([news, checked, reviews]) => asked === turn.current && setKnown({ news, checked, reviews }),
      () => asked === turn.current && setKnown('failed'),
    );
  }, [address, api, id, kind, language]);

  useEffect(reload, [reload]);

  return { known, reload };
}
