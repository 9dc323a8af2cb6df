import { useEffect, useState } from 'react';

/** The direction in which the reader last scrolled; `null` at the top and on the server. */
export function useScrollDirection(): ScrollDirection {
  const [direction, setDirection] = useState<ScrollDirection>(null);
  useEffect(() => {
    let last = window.scrollY;
    // The bar of a page that comes back in its middle stays in reach: who scrolled there was the browser.
    let isPutBack = last === 0 && comesBack();
    if (last > 0) setDirection('up');
    const update = () => {
      const position = window.scrollY;
      const from = isPutBack ? position : last;
      last = position;
      const before = isPutBack ? 'up' : undefined;
      isPutBack = false;
      setDirection((current) => nextDirection(before ?? current, from, position));
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return direction;
}

/** Whether the browser puts this document back to where it was read last, which it may do after the scripts have begun. */
function comesBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** `null` at the top of the page. */
type ScrollDirection = 'up' | 'down' | null;

/** The direction after a scroll from one position to another; it is kept until it changes, and overscroll counts as the top. */
export function nextDirection(current: ScrollDirection, from: number, to: number): ScrollDirection {
  const [before, after] = [Math.max(0, from), Math.max(0, to)];
  if (after === 0) return null;
  if (after === before) return current;
  return after > before ? 'down' : 'up';
}
