import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface Props {
  /** Display title of the section; without it the section has no head. */
  title?: string;
  /** One or two sentences beside the title. */
  lead?: string;
  /** A link at the end of the head: the section's own page. */
  more?: { to: string; text: string };
  /** `paper` is the page's own ground. */
  ground?: 'paper' | 'sunk' | 'ink' | 'lapis';
  id?: string;
  className?: string;
  children: ReactNode;
}

const grounds = { paper: '', sunk: 'section--sunk', ink: 'on-ink', lapis: 'on-lapis' };

/** A full-width part of a page: ground, outer margins, and a head of title, lead and link. */
export function Section({ title, lead, more, ground = 'paper', id, className = '', children }: Props) {
  const Part = title ? 'section' : 'div';
  return (
    <Part className={`section ${grounds[ground]} ${className}`} id={id}>
      <div className="wrap">
        {title && (
          <header className="section-head">
            <h2 className="section-head__title">{title}</h2>
            {lead && <p className="section-head__lead">{lead}</p>}
            {more && <TextLink to={more.to}>{more.text}</TextLink>}
          </header>
        )}
        {children}
      </div>
    </Part>
  );
}
