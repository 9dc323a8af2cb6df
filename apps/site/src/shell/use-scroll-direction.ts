import { useEffect, useState } from 'react';

/** The direction in which the reader last scrolled; `null` at the top and on the server. */
export function useScrollDirection(): ScrollDirection {
  const [direction, setDirection] = useState<ScrollDirection>(null);
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const position = window.scrollY;
      const from = last;
      last = position;
      setDirection((current) => nextDirection(current, from, position));
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return direction;
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
