import { useT } from '../features/locale/use-t.ts';
import { Link } from '../features/navigation/link.tsx';

export interface Crumb {
  title: string;
  /** Path without locale prefix; the last crumb, the page itself, has none. */
  to?: string;
}

/** Where the page stands. The home page is added in front; `trail` ends with the page itself. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const t = useT();
  const crumbs: Crumb[] = [{ title: t('shell.menu.home'), to: '/' }, ...trail];
  return (
    <nav aria-label={t('ui.breadcrumbs')} className="crumbs">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? crumb.title}>
            {crumb.to ? <Link to={crumb.to}>{crumb.title}</Link> : <span aria-current="page">{crumb.title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
