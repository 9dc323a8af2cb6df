'use client';

import { useCallback, useState } from 'react';
import { useSurroundings } from '../desk-context.tsx';
import type { Draft } from '../state/drafts.ts';

/** What is being written in a chat; a change that comes after the chat was left, as an upload may, still finds it. */
export function useDraft(chatId: number): [Draft, (change: (draft: Draft) => Partial<Draft>) => void] {
  const { drafts } = useSurroundings();
  const [draft, setDraft] = useState(() => drafts.read(chatId));
  const change = useCallback(
    (values: (draft: Draft) => Partial<Draft>) => {
      const known = drafts.read(chatId);
      const next = { ...known, ...values(known) };
      drafts.write(chatId, next);
      setDraft(next);
    },
    [chatId, drafts],
  );
  return [draft, change];
}
