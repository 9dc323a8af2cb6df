import { useEffect, useRef, type RefObject } from 'react';
import { preload } from './preload.ts';

/** Preloads a link's page once: when the link is in view and the browser idle, or at hover or focus. */
export function usePreload(href: string, enabled: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const element = link.current;
    if (!enabled || element === null) return;
    const now = () => preload(href);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(now);
    });
    observer.observe(element);
    const options = { once: true, passive: true };
    element.addEventListener('pointerenter', now, options);
    element.addEventListener('focus', now, options);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', now);
      element.removeEventListener('focus', now);
    };
  }, [href, enabled]);
  return link;
}

/** Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2_000 });
  else setTimeout(task, 200);
}
