import { paths } from '@nasaq/contract';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from '../router/link.tsx';
import { useEnhanced } from './use-enhanced.ts';

interface Props {
  label: string;
  /** The page that stands in for the overlay where scripts do not run. */
  to?: string;
  open: boolean;
  onOpen: () => void;
  /** The pointer or the focus has come: what opening needs can be fetched. */
  onNear?: () => void;
  className?: string;
  children: ReactNode;
}

/** A link that becomes the button of an overlay as soon as scripts run. */
export function Opener({ label, to = paths.explore, open, onOpen, onNear, className = '', children }: Props) {
  const enhanced = useEnhanced();
  const button = enhanced ? ({ role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open } as const) : {};

  function act(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    event.preventDefault();
    // Safari leaves the focus where it was, and a dialog gives it back to where it was.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  }

  return (
    <Link
      to={to}
      {...button}
      aria-label={label}
      aria-current={undefined}
      preload={false}
      className={`bar__tool ${className}`}
      onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && act(event)}
      onKeyDown={(event) => event.key === ' ' && act(event)}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
    </Link>
  );
}
