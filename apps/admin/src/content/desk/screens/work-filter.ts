import { needsWork } from '@nasaq/translation';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { DeskStore } from './desk-store.ts';

/** The paths that are shown; all of them without. */
type Shown = ReadonlySet<string> | null;

export const WorkFilterContext = createContext<Shown>(null);

export interface WorkFilter {
  shown: Shown;
  /** Shows only what waits for somebody now, or everything. */
  toggle: () => void;
  clear: () => void;
}

/** What waits when the filter is set stays in sight until it is set anew: nothing goes under the hands of who confirms it. */
export function useWorkFilter(store: DeskStore): WorkFilter {
  const [shown, setShown] = useState<Shown>(null);
  const toggle = useCallback(() => {
    const waiting = store.units().filter(({ states }) => needsWork(states.en) || needsWork(states.ar));
    setShown((before) => (before ? null : new Set(waiting.map(({ path }) => path))));
  }, [store]);
  const clear = useCallback(() => setShown(null), []);
  return useMemo(() => ({ shown, toggle, clear }), [clear, shown, toggle]);
}

/** Whether the filter leaves out a field, or all that is inside of one. */
export function useIsHidden(path: string): boolean {
  const shown = use(WorkFilterContext);
  if (!shown) return false;
  for (const one of shown) if (one === path || one.startsWith(`${path}.`)) return false;
  return true;
}
