'use client';

import { useEffect, useState } from 'react';
import { messages } from '../messages.js';

/** The headings of the page as links; the one being read is marked. */
export function Contents({ toc }) {
  const current = useCurrentHeading(toc);
  if (toc.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title" className="toc__title">
        {messages.ui.toc}
      </h2>
      <details className="toc__fold">
        <summary>{messages.ui.toc}</summary>
      </details>
      <ol>
        {toc.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCurrentHeading(toc) {
  const [current, setCurrent] = useState();
  useEffect(() => {
    const headings = toc.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id),
      { rootMargin: '100000px 0px -66% 0px', threshold: [0, 1] },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [toc]);
  return current;
}
