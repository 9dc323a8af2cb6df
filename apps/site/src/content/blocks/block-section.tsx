import type { Block, BlockLink } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Arrow } from '../../ui/buttons.tsx';
import { Link } from '../../router/link.tsx';
import { Section } from '../../ui/section.tsx';

interface Props {
  block: Block & { lead?: string };
  /** A head beside what it heads, which stays in sight while that is read. */
  beside?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of a block: its ground, its anchor, and its head above or beside it. */
export function BlockSection({ beside = false, block, children, className = '' }: Props) {
  const { ground, id, lead = '', title } = block;
  const name = `block block--${block.type} ${className}`;
  if (!beside)
    return (
      <Section {...(title && { title })} {...(title && lead && { lead })} ground={ground} id={id} className={name}>
        {!title && lead && <p className="block__lead block__lead--alone">{lead}</p>}
        {children}
      </Section>
    );
  const isHeaded = title !== '' || lead !== '';
  return (
    <Section ground={ground} id={id} className={`${name} ${isHeaded ? 'block--beside' : 'block--alone'}`}>
      <div className="columns">
        {isHeaded && (
          <header className="block__head">
            {title && <h2 className="block__title">{title}</h2>}
            {lead && <p className="block__lead">{lead}</p>}
          </header>
        )}
        <div className="block__body">{children}</div>
      </div>
    </Section>
  );
}

/** Where a block leads: within the site without a load, out of it as a plain link. */
export function BlockButton({ link, primary = false }: { link: BlockLink | null; primary?: boolean }) {
  if (!link) return null;
  const look = primary
    ? { className: buttonClass({ size: 'lg' }), arrow: <Arrow /> }
    : { className: 'text-link', arrow: <Arrow to={isOurs(link.href) ? 'forward' : 'out'} /> };
  const inside = (
    <>
      <span>{link.text}</span>
      {look.arrow}
    </>
  );
  return isOurs(link.href) ? (
    <Link href={link.href} className={look.className}>
      {inside}
    </Link>
  ) : (
    <a href={link.href} className={look.className} rel="noopener">
      {inside}
    </a>
  );
}

/** A page of ours. */
function isOurs(href: string): boolean {
  return /^\/(?!\/|media\/)/.test(href);
}
