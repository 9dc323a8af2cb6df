import { Children, type ReactNode } from 'react';
import { JsonLdScripts } from '../head/head-tags.tsx';
import { breadcrumbList } from '../head/json-ld.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { useT } from '../locale/translator.ts';
import { useLocation, useRootData } from '../router/context.tsx';
import { fullPath } from '../router/history.ts';
import { Link } from '../router/link.tsx';
import { Pattern, type PatternOf } from './pattern.tsx';
import { Eyebrow } from './section.tsx';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** Parts of the line above the title. */
  eyebrow?: ReactNode[];
  trail?: Crumb[];
  /** Line art at the end edge, drawn from this key. */
  art?: PatternOf;
  /** What stands there instead. */
  picture?: ReactNode;
  /** What stands below the lead: actions, filters, a search field. */
  children?: ReactNode;
  /** Long titles (articles, legal texts) are set a step smaller. */
  long?: boolean;
}

/** The head of every page but the home page: breadcrumbs, eyebrow, a very large title, lead; on paper, the page's address. */
export function PageHeader({
  title,
  lead,
  eyebrow,
  trail,
  art,
  picture,
  children,
  long = title.length > 44,
}: PageHeaderProps) {
  const { siteUrl } = useRootData();
  const { pathname } = useLocation();
  const address = new URL(siteUrl).host + fullPath({ pathname, search: '' });
  return (
    <header id="page-head" className={`page-header ${long ? 'page-header--long' : ''}`} data-address={address}>
      {art && <Pattern of={art} ratio="portrait" className="page-header__art" />}
      {picture && <div className="page-header__art">{picture}</div>}
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

export interface Crumb {
  title: string;
  /** Path without locale prefix; the last crumb, the page itself, has none. */
  to?: string;
}

/** Where the page stands, for readers and as structured data. The home page is added in front; `trail` ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useT();
  const crumbs: Crumb[] = [{ title: t('shell.menu.home'), to: '/' }, ...trail];
  const { siteUrl, locale } = useRootData();
  const { path } = splitLocale(useLocation().pathname);
  const list = breadcrumbList(
    crumbs.map(({ title, to }) => ({ title, path: to ?? path })),
    { siteUrl, locale },
  );
  return (
    <nav aria-label={t('ui.breadcrumbs')} className="crumbs">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.title}>
            {crumb.to ? <Link to={crumb.to}>{crumb.title}</Link> : <span aria-current="page">{crumb.title}</span>}
          </li>
        ))}
      </ol>
      <JsonLdScripts objects={[list]} />
    </nav>
  );
}
