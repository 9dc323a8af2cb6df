import type { ReactNode } from 'react';

interface Props {
  /** The narrow column at the start: facts, table of contents, actions. It stays in view on wide screens. */
  aside: ReactNode;
  /** The text. */
  children: ReactNode;
}

/** Facts column and text column of an entry; on phones the facts come first. */
export function EntryLayout({ aside, children }: Props) {
  return (
    <div className="wrap entry">
      <div className="entry__aside">{aside}</div>
      <div className="entry__text">{children}</div>
    </div>
  );
}
