'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Overruled } from '../../../saving/overruled.ts';
import { type DeskAddress, readOverruled, tellSeen } from '../desk-calls.ts';
import { useColleagues } from '../presence/presence-context.tsx';

interface OverruledTexts {
  texts: readonly Overruled[];
  /** Rises with those of which the reader is told while the desk stands open. */
  news: number;
  /** The reader has seen it. */
  close: (id: number) => void;
}

const none: readonly Overruled[] = [];
const OverruledContext = createContext<OverruledTexts>({ texts: none, news: 0, close: () => {} });

export function useOverruled(): OverruledTexts {
  return use(OverruledContext);
}

interface Read {
  texts: readonly Overruled[];
  news: number;
  /** As the host counted when it was asked. */
  count: number;
}

/** What others have knowingly replaced of the reader's texts: since they were last here, and from now on at once. */
export function OverruledProvider({ at, children }: { at: DeskAddress; children: ReactNode }) {
  const { overruled: count } = useColleagues();
  const [told, setTold] = useState<Read | null>(null);

  useEffect(() => {
    let isGone = false;
    async function look() {
      const texts = await readOverruled(at);
      if (!isGone && texts) setTold((before) => ({ count, texts, news: newsOf(before, texts) }));
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [at, count]);

  const close = useCallback(
    (id: number) => {
      setTold((before) => before && { ...before, texts: before.texts.filter((one) => one.id !== id) });
      void tellSeen(at, id);
    },
    [at],
  );
  const value = useMemo(() => ({ texts: told?.texts ?? none, news: told?.news ?? 0, close }), [close, told]);
  return <OverruledContext value={value}>{children}</OverruledContext>;
}

/** What was replaced before the desk was opened is none: what has replaced it stands there already. */
function newsOf(before: Read | null, texts: readonly Overruled[]): number {
  if (!before) return 0;
  const known = new Set(before.texts.map(({ id }) => id));
  return before.news + Number(texts.some(({ id }) => !known.has(id)));
}
