'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** A promise for the moment at which all that was told to the form so far is rendered, and can be read from it. */
export function useCommitted(): () => Promise<void> {
  const [, render] = useState(0);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve();
  });
  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const resolve of left.splice(0)) resolve();
    };
  }, []);

  return useCallback(
    () =>
      new Promise((resolve) => {
        waiting.current.push(resolve);
        render((times) => times + 1);
      }),
    [],
  );
}
