import type { ContentType } from '@nasaq/contract';
import { useFormat, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { searchPath, sectionTitles } from '../../search/index.ts';

interface Props {
  search: string;
  /** What the results are narrowed to. */
  current: ContentType | null;
  counts: { type: ContentType; count: number }[];
  total: number;
}

/** Links that narrow the results to one section; each is a search of its own, so none is fetched ahead. */
export function TypeFilter({ search, current, counts, total }: Props) {
  const t = useT();
  const { number } = useFormat();
  const filters = [
    { type: null, title: t('search.everything'), count: total },
    ...counts.map(({ type, count }) => ({ type, title: t(sectionTitles[type]), count })),
  ];
  return (
    <nav className="filters" aria-label={t('search.filter')}>
      <ul>
        {filters.map(({ type, title, count }) => (
          <li key={type}>
            <Link
              to={searchPath(search, type)}
              aria-current={type === current ? 'true' : undefined}
              rel="nofollow"
              className="filter"
              preload={false}
            >
              {title}
              <span className="filter__count">{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
