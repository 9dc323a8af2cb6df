import type { List, Locale } from '@nasaq/contract';
import { useFormat, useT } from '../locale/translator.ts';
import { useNavigation } from '../router/context.tsx';
import { Link } from '../router/link.tsx';
import { InLanguage } from './bdi.tsx';
import { buttonClass } from './button-class.ts';

interface Filter {
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

interface LoadMoreProps {
  /** How many entries the page shows now. */
  shown: number;
  meta: List<unknown>['meta'];
  /** Address of the next page, without locale prefix: `/works?page=2`. Nothing is offered where the list has ended. */
  next: string | null;
}

/**
 * The end of a list: how many of how many are shown, and a real link to the next page.
 * The page's loader answers `?page=2` with pages 1 and 2, and a change of the query alone keeps the scroll,
 * so the link loads more in place, works without JavaScript, and survives going back.
 */
export function LoadMore({ shown, meta, next }: LoadMoreProps) {
  const t = useT();
  const busy = useNavigation().state === 'loading';
  return (
    <div className="more" aria-live="polite">
      <p className="more__count">{t('ui.shown', { shown, total: meta.total })}</p>
      {next && (
        <Link
          to={next}
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
          aria-busy={busy || undefined}
          replace
          preload={false}
        >
          {busy ? t('ui.loading') : t('ui.load_more')}
        </Link>
      )}
    </div>
  );
}
