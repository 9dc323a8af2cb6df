import { progressBar } from '@nasaq/contract';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { progressAt } from './progress.ts';
import './progress-bar.css';

/** The page progress bar: 3 px at the top, growing from the inline start while a navigation takes longer than 200 ms. */
export function ProgressBar() {
  const bar = useRef<HTMLDivElement>(null);
  const navigating = useNavigation().state !== 'idle';

  useEffect(() => {
    if (!navigating) return;
    const element = bar.current!;
    const started = performance.now();
    const show = setTimeout(() => element.setAttribute('data-visible', ''), progressBar.throttle);
    const grow = setInterval(() => {
      element.style.inlineSize = `${progressAt(performance.now() - started)}%`;
    }, 50);
    return () => {
      clearTimeout(show);
      clearInterval(grow);
      finish(element);
    };
  }, [navigating]);

  return <div ref={bar} className="progress-bar" aria-hidden="true" />;
}

/** Full width at once, hidden a moment later unless the next navigation has begun. */
function finish(element: HTMLElement): void {
  element.style.inlineSize = '100%';
  setTimeout(() => {
    if (element.style.inlineSize !== '100%') return;
    element.removeAttribute('data-visible');
    element.style.inlineSize = '0';
  }, progressBar.hideDelay);
}
