import { useEffect, useState } from 'react';

/** The direction in which the reader last scrolled; `null` at the top and on the server. */
export function useScrollDirection(): ScrollDirection {
  const [direction, setDirection] = useState<ScrollDirection>(null);
  useEffect(() => {
    let last = 0;
    // The bar of a page that begins in its middle stays at hand: who scrolled there was the browser.
    let beginsBelow = isReturn() || window.location.hash !== '';
    const update = () => {
      const position = window.scrollY;
      const from = last;
      last = position;
      if (beginsBelow && position > 0) {
        beginsBelow = false;
        setDirection('up');
      } else setDirection((current) => nextDirection(current, from, position));
    };
    // It may be there before this begins.
    const first = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', update);
    };
  }, []);
  return direction;
}

/** Whether the browser puts this document back to where it was read last, which it may do after the scripts have begun. */
function isReturn(): boolean {
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
