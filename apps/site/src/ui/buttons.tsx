import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { buttonClass, type ButtonLook } from './button-class.ts';

/** A button in one of the specification's variants and sizes; its type is `submit` unless told otherwise. */
export function Button({ variant, size, className, type = 'submit', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button {...rest} type={type} className={buttonClass({ variant, size }, className)} />;
}

interface ButtonLinkProps extends ButtonLook {
  /** Path without locale prefix. */
  to: string;
  children: ReactNode;
  /** Shows an arrow after the text. */
  arrow?: boolean;
  className?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, arrow = false, className, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(look, className)}>
      <span>{children}</span>
      {arrow && <Arrow />}
    </Link>
  );
}

/** A link that stands alone, with an arrow: "All services". `to` is a path without locale prefix. */
export function TextLink({ to, children, className = '' }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link to={to} className={`text-link ${className}`}>
      <span>{children}</span>
      <Arrow />
    </Link>
  );
}

/** A drawn arrow that points along the reading direction (`forward`), back, down, or out of the site. */
export function Arrow({
  to = 'forward',
  className = '',
}: {
  to?: 'forward' | 'back' | 'down' | 'out';
  className?: string;
}) {
  return (
    <svg className={`arrow arrow--${to} ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={to === 'out' ? 'M6 18 18 6M8 6h10v10' : 'M3 12h17M13 5l7 7-7 7'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
