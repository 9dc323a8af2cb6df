import { paths } from '@nasaq/contract';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { useEnhanced } from './use-enhanced.ts';

interface Props {
  label: string;
  open: boolean;
  onOpen: () => void;
  className?: string;
  children: ReactNode;
}

/** A link to the explore page that becomes the button of an overlay as soon as scripts run. */
export function Opener({ label, open, onOpen, className = '', children }: Props) {
  const enhanced = useEnhanced();
  const button = enhanced ? ({ role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open } as const) : {};

  function act(event: MouseEvent | KeyboardEvent) {
    event.preventDefault();
    onOpen();
  }

  return (
    <Link
      to={paths.explore}
      {...button}
      aria-label={label}
      aria-current={undefined}
      preload={false}
      className={`bar__tool ${className}`}
      onClick={(event) => !event.metaKey && !event.ctrlKey && !event.shiftKey && act(event)}
      onKeyDown={(event) => event.key === ' ' && act(event)}
    >
      {children}
    </Link>
  );
}
