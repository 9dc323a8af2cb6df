import { useEffect, useState } from 'react';
import type { RichText } from '@nasaq/contract';
import { useT } from '../locale/translator.ts';
import { InPageLink } from '../router/link.tsx';

/**
 * The headings of a text as links; the one being read is marked. Nothing where there are fewer than two. On phones they are
 * folded: the list stands beside what opens it, so that wide screens show it whatever that says.
 */
export function TableOfContents({ toc }: { toc: RichText['toc'] }) {
  const t = useT();
  const current = useCurrentHeading(toc);
  if (toc.length < 2) return null;
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title" className="toc__title">
        {t('ui.toc')}
      </h2>
      <details className="toc__fold">
        <summary>{t('ui.toc')}</summary>
      </details>
      <ol>
        {toc.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <InPageLink to={id} aria-current={id === current ? 'location' : undefined}>
              {text}
            </InPageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Id of the last heading that has passed the upper third of the window. */
function useCurrentHeading(toc: RichText['toc']): string | undefined {
  const [current, setCurrent] = useState<string>();
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
