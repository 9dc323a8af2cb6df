import { useEffect, useState, type RefObject } from 'react';

interface Options {
  enabled: boolean;
  /** Milliseconds in view without a break; leaving earlier starts the wait again. */
  delay: number;
}

/** Whether an element has come into view, by a single pixel; it stays true from then on. */
export function useInView(element: RefObject<Element | null>, { enabled, delay }: Options): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!enabled || element.current === null) return;
    let timer = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)!.isIntersecting) return;
        const see = () => {
          observer.disconnect();
          setSeen(true);
        };
        if (delay === 0) see();
        else timer = window.setTimeout(see, delay);
      },
      { rootMargin: '0px', threshold: 0 },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, enabled, delay]);
  return seen;
}
