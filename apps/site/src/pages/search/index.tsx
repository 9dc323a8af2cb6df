import { useEffect } from 'react';
import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { isolated, NothingFound, recentSearches, ResultGroups, searchPath, Suggestions } from '../../search/index.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { loader } from './loader.ts';
import { PageSearchForm } from './page-search-form.tsx';
import { TypeFilter } from './type-filter.tsx';
import '../../search/search.css';

/** A search as a page: to be shared, to be read without JavaScript. */
export function Component() {
  const t = useT();
  const model = useModel<typeof loader>();
  const { search, type, results, counts, total, failed, suggestions } = model;

  useEffect(() => {
    if (search !== '') recentSearches().add(search);
  }, [search]);

  return (
    <div className="wrap search-page">
      <Breadcrumbs trail={[{ title: t('titles.search') }]} />
      <h1 className="search-page__title">{t('titles.search')}</h1>
      <PageSearchForm search={search} />
      <div className="search__status">
        <p role="status">{useStatus(model)}</p>
        {failed && (
          <Link to={searchPath(search, type)} className="link" preload={false}>
            {t('search.retry')}
          </Link>
        )}
      </div>
      {counts.length > 1 && <TypeFilter search={search} current={type} counts={counts} total={total} />}
      {results && results.length > 0 && <ResultGroups results={results} />}
      {results?.length === 0 && <NothingFound suggestions={suggestions} />}
      {results === null && <Suggestions suggestions={suggestions} />}
    </div>
  );
}

function useStatus({ search, results, full, failed }: Awaited<ReturnType<typeof loader>>): string {
  const t = useT();
  const { number } = useFormat();
  const query = isolated(search);
  if (failed) return t('search.failed');
  if (results === null) return t('search.hint');
  return full
    ? t('search.best', { count: number(results.length), query })
    : t('search.found', { count: results.length, query });
}
