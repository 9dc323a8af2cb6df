import { type ReactNode, useEffect, useState } from 'react';
import type { ContentType, Locale, Picture, Related, RichText, Summary } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { useT } from '../locale/translator.ts';
import { Later } from '../router/context.tsx';
import { InPageLink, Link } from '../router/link.tsx';
import { InLanguage } from './bdi.tsx';
import { EntryRow, Rows } from './lists.tsx';
import { Section } from './section.tsx';
import { CaptionedPicture } from './themed-image.tsx';
import { Cover } from './work-covers.tsx';

interface EntryLayoutProps {
  /** The narrow column at the start: facts, table of contents, actions. It stays in view on wide screens. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** Facts column and text column of an entry; on phones the facts come first. */
export function EntryLayout({ aside, children }: EntryLayoutProps) {
  return (
    <Later>
      <div className="wrap entry">
        <div className="entry__aside">{aside}</div>
        <div className="entry__text">{children}</div>
      </div>
    </Later>
  );
}

interface EntryPartProps {
  /** Target of the table of contents. */
  id: string;
  title: string;
  /** Nothing stands where the entry leaves the part empty. */
  shown?: boolean;
  children: ReactNode;
}

/**
 * A titled part of an entry's text column, below its prose. No part of an entry is a landmark: it would be called by its
 * title, which a screen reader says at once again.
 */
export function EntryPart({ id, title, shown = true, children }: EntryPartProps) {
  if (!shown) return null;
  return (
    <section>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The entry's cover art as a full-bleed band under its title. It is the largest paint, so never lazy. */
export function EntryBand({ type, entry }: { type: ContentType; entry: Pick<Summary, 'key' | 'slug' | 'cover'> }) {
  return <Cover type={type} entry={entry} ratio="band" eager className="band" />;
}

/** Entries that belong with the one being read, each with its kind. Nothing where there are none. */
export function RelatedList({ related, title }: { related: Related[]; title?: string }) {
  const t = useT();
  if (related.length === 0) return null;
  return (
    <Section title={title ?? t('ui.related')} ground="sunk" className="related">
      <Rows>
        {related.map((entry) => (
          <EntryRow
            key={`${entry.type}/${entry.key}`}
            type={entry.type}
            entry={entry}
            side={t(`ui.type.${entry.type}`)}
          />
        ))}
      </Rows>
    </Section>
  );
}

const sizes = `${fromDesktop} 60vw, 100vw`;

/**
 * Pictures of different widths in a rhythm of four, each in its own proportions, with its caption below. The caption says
 * what the picture does not; what can be seen is the picture's own alternative text.
 */
export function Gallery({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="gallery">
      {pictures.map((picture) => (
        <li key={`${picture.picture.url} ${picture.caption}`}>
          <CaptionedPicture picture={picture} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}

interface Tag {
  title: string;
  to?: string;
  /** Of the title, where it may be another than the page's. */
  locale?: Locale;
}

/** Small labels: tags that lead to a filtered list (`to`, without locale prefix), or plain words such as technologies. */
export function Tags({ tags, label }: { tags: Tag[]; label?: string }) {
  return (
    <ul className="tags" aria-label={label}>
      {tags.map(({ locale, title, to }) => (
        <li key={title}>
          {to ? (
            <Link to={to} className="tag">
              {locale ? <InLanguage locale={locale}>{title}</InLanguage> : title}
            </Link>
          ) : (
            <span className="tag">
              <bdi>{title}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The headings of a text as links; the one being read is marked. Nothing where there are fewer than two. On phones they are
 * folded: the list stands beside what opens it, so that wide screens show it whatever that says.
 */
export function TableOfContents({ toc }: { toc: RichText['toc'] }) {
  const t = useT();
  const current = useCurrentHeading(toc);
  if (toc.length < 2) return null;
  return (
    <nav className="toc" aria-label={t('ui.toc')}>
      <p className="toc__title" aria-hidden="true">
        {t('ui.toc')}
      </p>
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
