import type { Locale } from '@nasaq/contract';
import { useFormat } from '../locale/translator.ts';
import { Link } from '../router/link.tsx';
import { InLanguage } from './bdi.tsx';

export interface Filter {
  title: string;
  /** Of the title, where it may be another than the page's. */
  locale?: Locale;
  /** Path without locale prefix. */
  to: string;
  count?: number;
  current: boolean;
}

/** Real links that narrow a list: categories, tags. The current one is marked. */
export function FilterBar({ label, filters }: { label: string; filters: Filter[] }) {
  const { number } = useFormat();
  return (
    <nav className="filters" aria-label={label}>
      <ul>
        {filters.map(({ title, locale, to, count, current }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? 'true' : undefined} className="filter">
              {locale ? <InLanguage locale={locale}>{title}</InLanguage> : title}
              {count !== undefined && <span className="filter__count">{number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
