import { startTransition, useCallback, useEffect, useState } from 'react';

/** So many fields are enough for a first view. */
export const firstFields = 4;

interface Whole {
  /** Whether all fields are drawn; before, those of the first view alone. */
  isWhole: boolean;
  /** Draws all of them at once, for who is led to one. */
  complete: () => void;
}

/** The first fields of a long entry can be written in while the rest of them are still being drawn. */
export function useWhole(): Whole {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const complete = useCallback(() => setWhole(true), []);
  return { isWhole, complete };
}
