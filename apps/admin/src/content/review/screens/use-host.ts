'use client';

import { isSame } from '@nasaq/translation';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Subject } from '../subject.ts';

/** How often what others say is asked for, while the screen is seen, in milliseconds. */
const lookEvery = 20_000;

export interface Host<Answer> {
  /** What the host has told last; null until it has. */
  answer: Answer | null;
  /** Why it could not be read, in the language of the menus. */
  trouble: string | null;
  reload: () => void;
  /** Posts about the entry, and keeps what it answers. @returns why it was refused; null where it was not */
  post: (path: string, body: object) => Promise<string | null>;
}

/**
 * What the host tells of an entry at `/api<path>`, kept up to date: it is asked again while the screen is in sight, and
 * when it comes back into sight. Answers to an own POST come at once.
 * @param base of its POSTs
 */
export function useHost<Answer>(path: string, base: string, { id, kind }: Subject): Host<Answer> {
  const { config } = useConfig();
  const language = interfaceLanguage(useTranslation().i18n);
  const { failedToLoad, failed } = reviewTexts[language];
  const { api } = config.routes;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  // An answer that was asked for before an own change would take the change back.
  const turn = useRef(0);

  const reload = useCallback(() => {
    const asked = (turn.current += 1);
    const address = `${api}${path}?kind=${kind}&id=${id}`;
    fetch(address, { credentials: 'same-origin', headers: { 'Accept-Language': language } }).then(
      async (response) => {
        const json = (await response.json().catch(() => ({}))) as Answer & Refusal;
        if (asked !== turn.current) return null;
        if (response.ok) setAnswer((old) => (isSame(old, json) ? old : json));
        return setTrouble(response.ok ? null : (json.error?.message ?? failedToLoad));
      },
      () => setTrouble(failedToLoad),
    );
  }, [api, failedToLoad, id, kind, language, path]);

  useEffect(() => {
    reload();
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  const post = useCallback(
    async (to: string, body: object): Promise<string | null> => {
      turn.current += 1;
      try {
        const response = await fetch(`${api}${base}${to}`, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': language },
          body: JSON.stringify({ kind, id, ...body }),
        });
        const json = (await response.json()) as Answer & Refusal;
        if (response.ok) {
          setAnswer((old) => (isSame(old, json) ? old : json));
          return null;
        }
        // Somebody was faster: what is true now is shown beside what was typed.
        if (response.status === 409) reload();
        return json.error?.message ?? failed;
      } catch {
        return failed;
      }
    },
    [api, base, failed, id, kind, language, reload],
  );

  return useMemo(() => ({ answer, trouble, reload, post }), [answer, post, reload, trouble]);
}

interface Refusal {
  error?: { message: string };
}
