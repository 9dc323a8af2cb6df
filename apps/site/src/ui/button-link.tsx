import type { ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { Arrow } from './arrow.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

interface Props extends ButtonLook {
  /** Path without locale prefix. */
  to: string;
  children: ReactNode;
  /** Shows an arrow after the text. */
  arrow?: boolean;
  className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, arrow = false, className, ...look }: Props) {
  return (
    <Link to={to} className={buttonClass(look, className)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </Link>
  );
}
