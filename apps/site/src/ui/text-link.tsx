import type { ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { Arrow } from './arrow.tsx';

/** A link that stands alone, with an arrow: "All services". `to` is a path without locale prefix. */
export function TextLink({ to, children, className = '' }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link to={to} className={`text-link ${className}`}>
      <span>{children}</span>
      <Arrow />
    </Link>
  );
}
