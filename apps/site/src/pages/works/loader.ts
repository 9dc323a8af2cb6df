import { otherLocale, paths } from '@nasaq/contract';
import { loadAll, pagedHead, readPage } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';
import { choicesOf, filterWorks, readWorkFilter } from './filter-works.ts';

/** One rhythm of the staggered covers. */
const pageSize = 6;

/** Pages 1 to `?page=` of the works that fit the filter, and how many each other choice would show. */
export async function loader({ api, locale, query }: PageContext) {
  const page = readPage(query);
  const filter = readWorkFilter(query);
  const all = await loadAll((pageQuery) => api.get('works', pageQuery));
  const fitting = filterWorks(all, filter);
  const choices = choicesOf(all, filter, locale);
  const isKnown = (name: keyof typeof filter) =>
    filter[name] === null || choices[name].some(({ key }) => key === filter[name]);
  const meta = {
    page,
    limit: pageSize,
    total: fitting.length,
    pages: Math.max(1, Math.ceil(fitting.length / pageSize)),
  };
  if (page > meta.pages || !isKnown('industry') || !isKnown('service')) throw notFound();
  /** Whoever changes the language stays on their page where there is one. */
  const pagesElsewhere = async () => {
    const there = api.inLanguage(otherLocale(locale));
    const found = filterWorks(await loadAll((pageQuery) => there.get('works', pageQuery)), filter);
    return Math.max(1, Math.ceil(found.length / pageSize));
  };
  const t = await loadT(locale, ['works']);
  const isNarrowed = filter.industry !== null || filter.service !== null;
  return {
    // Narrowed lists are views of one page.
    head: {
      ...pagedHead(paths.works, isNarrowed ? { ...meta, page: 1 } : meta, locale),
      description: t('works.lead'),
      ...(page > 1 && { otherPages: await pagesElsewhere() }),
    },
    filter,
    choices,
    total: {
      industry: filterWorks(all, { ...filter, industry: null }).length,
      service: filterWorks(all, { ...filter, service: null }).length,
    },
    works: { data: fitting.slice(0, page * pageSize), meta },
  };
}
