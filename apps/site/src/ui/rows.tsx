import type { ReactNode } from 'react';

/** The list that `EntryRow` and `PostRow` stand in: hairlines between full-width rows. */
export function Rows({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <ol className={`rows ${className}`}>{children}</ol>;
}
