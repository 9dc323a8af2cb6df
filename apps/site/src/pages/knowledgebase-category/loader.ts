import { categoryPath } from '@nasaq/contract';
import { searchArticles } from '../../content/knowledgebase/index.ts';
import { loadAll } from '../../content/paging/index.ts';
import { entryAlternates } from '../../head/entry-head.ts';
import type { PageContext } from '../../router/page-context.ts';
import { notFound } from '../../router/payload.ts';

/** One collection with its articles, and the collections beside it; with `?q=` the articles of all that match. */
export async function loader({ api, locale, params, query }: PageContext) {
  const { data: categories } = await api.get('categories', { of: 'articles' });
  const category = categories.find(({ slug }) => slug === params.name_slug);
  if (category === undefined) throw notFound();
  const [searched, articles] = await Promise.all([
    searchArticles(api, locale, query.get('q')),
    loadAll((pageQuery) => api.get('articles', { ...pageQuery, category: category.slug })),
  ]);
  return {
    head: {
      title: category.title,
      description: category.summary,
      alternates: entryAlternates(category.alternates, (slug) => categoryPath('articles', slug)),
      noindex: searched.search !== '',
    },
    searched,
    category,
    articles,
    categories: categories.filter(({ count, key }) => count > 0 || key === category.key),
  };
}
