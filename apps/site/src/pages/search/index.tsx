import { type FormEvent, useEffect, useState } from 'react';
import { type ContentType, isolated, localePath, paths } from '@nasaq/contract';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { useModel, useNavigate, useNavigation } from '../../router/context.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { Link } from '../../router/link.tsx';
import {
  NamedResults,
  NothingFound,
  recentSearches,
  SearchField,
  searchHint,
  searchPath,
  searchText,
  sectionTitles,
  Suggestions,
} from '../../search/index.ts';
import '../../search/search.css';
import { Arrow, Button } from '../../ui/buttons.tsx';
import { LoadMore } from '../../ui/list-links.tsx';
import { Breadcrumbs } from '../../ui/page-header.tsx';
import type { loader, ResultGroup } from './loader.ts';

/** A search as a page: to be shared, to be read without JavaScript. */
export function Component() {
  const t = useT();
  const model = useModel<typeof loader>();
  const { search, type, groups, counts, total, failed, suggestions } = model;

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
      {groups?.map((group) => (
        <NamedResults key={group.type} type={group.type} results={group.results}>
          <More group={group} model={model} />
        </NamedResults>
      ))}
      {groups?.length === 0 && <NothingFound suggestions={suggestions} />}
      {groups === null && <Suggestions suggestions={suggestions} />}
    </div>
  );
}

/** What leads to more of a kind: from the best of each to all of this one, and there to its next page. */
function More({ group, model }: { group: ResultGroup; model: SearchModel }) {
  const t = useT();
  const { number } = useFormat();
  const { type, results, count, page, pages } = group;
  if (type === null || results.length === count) return null;
  if (model.type === null) {
    const section = t(sectionTitles[type]);
    return (
      <Link
        to={`${searchPath(model.search, type)}#found`}
        rel="nofollow"
        className="text-link results__more"
        preload={false}
      >
        <span>
          {model.full ? t('search.more_in', { section }) : t('search.all_in', { section, count: number(count) })}
        </span>
        <Arrow />
      </Link>
    );
  }
  return (
    <LoadMore
      shown={results.length}
      meta={{ page, limit: results.length, total: count, pages }}
      next={page < pages ? `${searchPath(model.search, type)}&page=${page + 1}` : null}
    />
  );
}

type SearchModel = Awaited<ReturnType<typeof loader>>;

function useStatus({ search, groups, count, full, failed }: SearchModel): string {
  const t = useT();
  const { number } = useFormat();
  const isOn = useIsOn();
  const query = isolated(search);
  if (failed) return t('search.failed');
  if (groups === null) return t(searchHint(isOn));
  return full ? t('search.best', { count: number(count), query }) : t('search.found', { count, query });
}

interface Props {
  search: string;
  /** What the results are narrowed to. */
  current: ContentType | null;
  counts: { type: ContentType; count: number }[];
  total: number;
}

/** Links that narrow the results to one section; each is a search of its own, so none is fetched ahead. */
function TypeFilter({ search, current, counts, total }: Props) {
  const t = useT();
  const { number } = useFormat();
  const filters = [
    { type: null, title: t('search.everything'), count: total },
    ...counts.map(({ type, count }) => ({ type, title: t(sectionTitles[type]), count })),
  ];
  return (
    <nav id="found" className="filters" aria-label={t('search.filter')}>
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

/** The page's form: plain GET, which with JavaScript changes the results without another document. */
function PageSearchForm({ search }: { search: string }) {
  const t = useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);

  // A link or the browser's history may have changed the search.
  if (shown !== search) {
    setShown(search);
    setText(search);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(localePath(locale, searchPath(searchText(text))), { keepScroll: true });
  }

  return (
    <search id="page-head">
      <form method="get" action={localePath(locale, paths.search)} className="search-page__form" onSubmit={submit}>
        <SearchField value={text} busy={busy} onChange={(event) => setText(event.target.value)}>
          <Button size="lg">{t('search.submit')}</Button>
        </SearchField>
      </form>
    </search>
  );
}
