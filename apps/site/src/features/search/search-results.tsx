import type { SearchResult } from '@nasaq/contract';
import { LazyImage } from '../../ui/lazy-image.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { useT } from '../locale/use-t.ts';
import { Link } from '../navigation/link.tsx';
import { groupByType } from './group-by-type.ts';

/** Results grouped by type in the order of their best match, each with a small crop, its title and a link. */
export function SearchResults({ results }: { results: SearchResult[] }) {
  const t = useT();
  const locale = useLocale();
  return groupByType(results).map(([type, group]) => (
    <section key={type} className="search__group">
      <h2 className="search__type">{t(`search.type.${type}`)}</h2>
      <ul>
        {group.map((result) => (
          <li key={result.url} className="result" lang={result.locale === locale ? undefined : result.locale}>
            <span className="result__crop">
              {result.searchable?.image ? (
                <LazyImage image={result.searchable.image} sizes="5rem" />
              ) : (
                <Pattern of={{ type: result.type, key: result.key }} ratio="thumb" />
              )}
            </span>
            <div>
              <span className="hidden-visually">{t(`search.type.${type}`)}</span>
              <h3 className="result__title" dir="auto">
                {result.title}
              </h3>
              <p className="result__excerpt" dir="auto">
                {result.excerpt}
              </p>
            </div>
            <Link
              href={result.url}
              className="result__view row__link"
              aria-label={`${t('shell.search.view')}: ${result.title}`}
            >
              {t('shell.search.view')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
