import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `close` once `limit` milliseconds have passed that were not paused.
 * The library's own clock is the animation of its progress bar, which settings for reduced motion can break.
 */
export function useAutoClose(close: () => void, paused: boolean, limit: number): void {
  const left = useRef(limit);
  const end = useEffectEvent(close);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
