import type { ReactNode } from 'react';

/** The small line above a title: kind, category, date. Parts are set apart by a drawn lozenge. */
export function Eyebrow({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`eyebrow ${className}`}>{children}</p>;
}
