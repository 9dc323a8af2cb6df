import { progressBar } from '@nasaq/contract';
import { useEffect, useRef } from 'react';
import { useNavigation } from './context.tsx';
import { useHeldVisit } from './online/connection.ts';
import './progress-bar.css';

/** The page progress bar: 3 px at the top, growing from the inline start while a navigation takes longer than 200 ms. */
export function ProgressBar() {
  const bar = useRef<HTMLDivElement>(null);
  const hiding = useRef(0);
  const held = useHeldVisit() !== undefined;
  const navigating = useNavigation().state !== 'idle' && !held;

  useEffect(() => {
    if (!navigating) return;
    const element = bar.current!;
    clearTimeout(hiding.current);
    hide(element);
    const started = performance.now();
    const show = setTimeout(() => element.setAttribute('data-visible', ''), progressBar.throttle);
    const grow = setInterval(() => {
      element.style.inlineSize = `${progressAt(performance.now() - started)}%`;
    }, 50);
    return () => {
      clearTimeout(show);
      clearInterval(grow);
      element.style.inlineSize = '100%';
      hiding.current = window.setTimeout(() => hide(element), progressBar.hideDelay);
    };
  }, [navigating]);

  return <div ref={bar} className="progress-bar" aria-hidden="true" />;
}

function hide(element: HTMLElement): void {
  element.removeAttribute('data-visible');
  element.style.inlineSize = '0';
}

/** Width of the page progress bar in per cent after `elapsed` ms: it slows down for ever and reaches 100 only at the end. */
export function progressAt(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / progressBar.duration);
}
