import { JsonLdScripts } from '../head/head-tags.tsx';
import { breadcrumbList } from '../head/json-ld.ts';
import { splitLocale } from '../locale/split-locale.ts';
import { useT } from '../locale/translator.ts';
import { useLocation, useRootData } from '../router/context.tsx';
import { Link } from '../router/link.tsx';

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
