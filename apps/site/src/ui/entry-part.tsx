import type { ReactNode } from 'react';

interface Props {
  /** Target of the table of contents. */
  id: string;
  title: string;
  /** Nothing stands where the entry leaves the part empty. */
  shown?: boolean;
  children: ReactNode;
}

/** A titled part of an entry's text column, below its prose. */
export function EntryPart({ id, title, shown = true, children }: Props) {
  if (!shown) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
