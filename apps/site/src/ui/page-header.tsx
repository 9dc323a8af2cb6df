import { Children, type ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { Pattern, type PatternOf } from './pattern.tsx';
import { Eyebrow } from './section.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Parts of the line above the title. */
  eyebrow?: ReactNode[];
  trail?: Crumb[];
  /** Line art at the end edge, drawn from this key. */
  art?: PatternOf;
  /** What stands below the lead: actions, filters, a search field. */
  children?: ReactNode;
  /** Long titles (articles, legal texts) are set a step smaller. */
  long?: boolean;
}

/** The head of every page but the home page: breadcrumbs, eyebrow, a very large title, lead. */
export function PageHeader({ title, lead, eyebrow, trail, art, children, long = title.length > 44 }: Props) {
  return (
    <header className={`page-header ${long ? 'page-header--long' : ''}`}>
      {art && <Pattern of={art} ratio="portrait" className="page-header__art" />}
      <div className="wrap page-header__text">
        {trail && <Breadcrumbs trail={trail} />}
        {eyebrow && eyebrow.length > 0 && (
          <Eyebrow className="page-header__eyebrow">
            {Children.map(eyebrow, (part) => (
              <span>{part}</span>
            ))}
          </Eyebrow>
        )}
        <h1 className="page-header__title">{title}</h1>
        {lead && <p className="page-header__lead">{lead}</p>}
        {children}
      </div>
    </header>
  );
}
