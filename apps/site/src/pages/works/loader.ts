import { type Locale, otherLocale, paths, type WorkSummary } from '@nasaq/contract';
import { loadAll, pagedHead, pagesOf, readPage } from '../../content/paging/index.ts';
import type { Api } from '../../api/client.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';
import { type Choice, choicesOf, filterWorks, readWorkFilter, type WorkFilter } from './filter-works.ts';

/** One rhythm of the staggered covers. */
const pageSize = 6;

/** Pages 1 to `?page=` of the works that fit the filter, and how many each other choice would show. */
export async function loader({ api, locale, query }: PageContext) {
  const page = readPage(query);
  const filter = readWorkFilter(query);
  const all = await loadWorks(api);
  const fitting = filterWorks(all, filter);
  const elsewhere = () => loadWorks(api.inLanguage(otherLocale(locale)));
  const choices = await withChosen(choicesOf(all, filter, locale), filter, locale, elsewhere);
  const meta = { page, limit: pageSize, total: fitting.length, pages: pagesOf(fitting.length, pageSize) };
  if (page > meta.pages) throw notFound();
  const t = await loadT(locale, ['works']);
  const isNarrowed = filter.industry !== null || filter.service !== null;
  return {
    // Narrowed lists are views of one page.
    head: {
      ...pagedHead(paths.works, isNarrowed ? { ...meta, page: 1 } : meta, locale),
      description: t('works.lead'),
      noindex: isNarrowed && fitting.length === 0,
      // Whoever changes the language stays on their page where there is one.
      ...(page > 1 && { otherPages: pagesOf(filterWorks(await elsewhere(), filter).length, pageSize) }),
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

function loadWorks(api: Api): Promise<WorkSummary[]> {
  return loadAll((query) => api.get('works', query));
}

/**
 * What is chosen is among the choices, also where only works of the other language have it: the language switch leads to
 * such a list, which has nothing then.
 */
async function withChosen(
  choices: Record<keyof WorkFilter, Choice[]>,
  filter: WorkFilter,
  locale: Locale,
  elsewhere: () => Promise<WorkSummary[]>,
): Promise<typeof choices> {
  const isLacking = (name: keyof WorkFilter) =>
    filter[name] !== null && !choices[name].some(({ key }) => key === filter[name]);
  const lacking = (['industry', 'service'] as const).filter(isLacking);
  if (lacking.length === 0) return choices;
  const other = otherLocale(locale);
  const there = choicesOf(await elsewhere(), filter, other);
  const all = { ...choices };
  for (const name of lacking) {
    const chosen = there[name].find(({ key }) => key === filter[name]);
    if (chosen === undefined) throw notFound();
    all[name] = [...choices[name], { ...chosen, count: 0, locale: other }];
  }
  return all;
}
