import { isLocale, otherLocale, type Locale } from '@nasaq/contract';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../../platform/staff/screens/stored-drafts.ts';

interface Arrangement {
  /** The languages in the order of their columns. */
  columns: readonly [Locale, Locale];
  /** Whether there is room for one column only. */
  isNarrow: boolean;
  /** The other language first, on this desk and on those that are opened later in this browser. */
  swap: () => void;
}

/** Two columns of text need so much room, in pixels. */
const forTwo = 680;
const keyOf = (user: number) => `nasaq-desk-first-${user}`;

/** Which language stands where: the source first, unless somebody has chosen. */
export function useArrangement(root: RefObject<HTMLElement | null>, source: Locale, user: number): Arrangement {
  const [first, setFirst] = useState<Locale>(() => chosen(user) ?? source);
  // The desk is never drawn by the server; from then on it is measured.
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < forTwo);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const size = new ResizeObserver(([entry]) => setNarrow(entry!.contentRect.width < forTwo));
    size.observe(element);
    return () => size.disconnect();
  }, [root]);

  const swap = useCallback(() => {
    setFirst((before) => {
      const next = otherLocale(before);
      remember(user, next);
      return next;
    });
  }, [user]);

  return useMemo(() => ({ columns: [first, otherLocale(first)], isNarrow, swap }), [first, isNarrow, swap]);
}

function chosen(user: number): Locale | null {
  try {
    const stored = browserStorage()?.getItem(keyOf(user));
    return isLocale(stored) ? stored : null;
  } catch {
    return null;
  }
}

function remember(user: number, first: Locale): void {
  try {
    browserStorage()?.setItem(keyOf(user), first);
  } catch {
    // Nothing may be kept here: it holds until the desk is closed.
  }
}
