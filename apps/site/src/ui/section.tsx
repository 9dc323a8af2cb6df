import type { ReactNode } from 'react';
import type { Figure } from '@nasaq/contract';
import { useFormat } from '../locale/translator.ts';
import { Later } from '../router/context.tsx';
import { TextLink } from './buttons.tsx';

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
    <Later>
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
    </Later>
  );
}

/** The small line above a title: kind, category, date. Parts are set apart by a drawn lozenge. */
export function Eyebrow({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`eyebrow ${className}`}>{children}</p>;
}

/** An index numeral (`01`, `١`); ornament, so hidden from assistive technology. */
export function Numeral({ value, className = '' }: { value: number; className?: string }) {
  const { index } = useFormat();
  return (
    <span className={`numeral ${className}`} aria-hidden="true">
      {index(value)}
    </span>
  );
}

/** A customer's words, set large, with who said them. */
export function Quote({ text, author, role }: { text: string; author: string; role?: string }) {
  return (
    <figure className="quote">
      <svg viewBox="0 0 44 20" className="quote__mark" aria-hidden="true">
        <path d="M10 0l10 10-10 10L0 10zM34 0l10 10-10 10-10-10z" fill="currentColor" />
      </svg>
      <blockquote className="quote__text">{text}</blockquote>
      <figcaption className="quote__by">
        <span>{author}</span>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  );
}

/** Proof in numbers: large value, small label, hairlines between. Value first to the eye, label first to a screen reader. */
export function Figures({ figures }: { figures: Figure[] }) {
  const { digits } = useFormat();
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label} className="figure">
          <dt>{label}</dt>
          <dd>{withSign(digits(value))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `−44%`: in the display face a sign has the room of a dash around it, which a number does not want. */
function withSign(value: string) {
  const [, sign, amount] = value.match(/^([−+])(.+)$/) ?? [];
  if (!sign || !amount) return withUnit(value);
  return (
    <>
      <span className="figure__sign">{sign}</span>
      {withUnit(amount)}
    </>
  );
}

/** `6.2 years`: the number is set large, its unit small beside it. */
export function withUnit(value: string) {
  const [, number, unit] = value.match(/^([\d٠-٩.,٫٬+−-]+\s?[%٪]?)\s+(\S.*)$/) ?? [];
  if (!number || !unit) return value;
  return (
    <>
      {number} <span className="figure__unit">{unit}</span>
    </>
  );
}
