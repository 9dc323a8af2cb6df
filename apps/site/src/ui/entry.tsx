import type { ReactNode } from 'react';
import type { ContentType, Summary } from '@nasaq/contract';
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
    <div className="wrap entry">
      <div className="entry__aside">{aside}</div>
      <div className="entry__text">{children}</div>
    </div>
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

/** A titled part of an entry's text column, below its prose. */
export function EntryPart({ id, title, shown = true, children }: EntryPartProps) {
  if (!shown) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The entry's cover art as a full-bleed band under its title. It is the largest paint, so never lazy. */
export function EntryBand({ type, entry }: { type: ContentType; entry: Pick<Summary, 'key' | 'cover'> }) {
  return <Cover type={type} entry={entry} ratio="band" eager className="band" />;
}
