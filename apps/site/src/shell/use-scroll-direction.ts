import { useEffect, useState } from 'react';
import { nextDirection, type ScrollDirection } from './scroll-direction.ts';

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
