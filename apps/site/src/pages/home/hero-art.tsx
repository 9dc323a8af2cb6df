import { useEffect, useRef, useState } from 'react';
import { useTrustedHtml } from '../../trusted-types.ts';

const drawing = '/patterns/hero.svg';
/** Dropped from the browser's build, and with it the code that draws. */
const serverMarkup = import.meta.env.SSR ? (await import('./hero-markup.ts')).heroMarkup() : null;

/** The pattern that constructs itself once. It is part of the server's page; a reader who comes from another page fetches it. */
export function HeroArt() {
  const art = useRef<HTMLDivElement>(null);
  const [markup, setMarkup] = useState(() => serverMarkup ?? document.querySelector('.hero__art')?.innerHTML ?? '');
  const html = useTrustedHtml(markup);

  useEffect(() => {
    if (markup !== '') return;
    const leaving = new AbortController();
    fetch(drawing, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then(setMarkup, () => {
        // Without the drawing the statement stands alone.
      });
    return () => leaving.abort();
  }, [markup]);

  useEffect(() => {
    if (!matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return;
    const lean = ({ clientX, clientY }: PointerEvent) => {
      art.current?.style.setProperty('--lean-x', (clientX / innerWidth - 0.5).toFixed(2));
      art.current?.style.setProperty('--lean-y', (clientY / innerHeight - 0.5).toFixed(2));
    };
    const hero = art.current?.parentElement;
    hero?.addEventListener('pointermove', lean, { passive: true });
    return () => hero?.removeEventListener('pointermove', lean);
  }, []);

  return (
    <div
      ref={art}
      className="hero__art"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
