import { searchArticles } from '../../content/knowledgebase/index.ts';
import { loadAll } from '../../content/paging/index.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';

/** Every collection with its articles, or with `?q=` the articles that match. */
export async function loader({ api, locale, query }: PageContext) {
  const [t, searched] = await Promise.all([
    loadT(locale, ['knowledgebase']),
    searchArticles(api, locale, query.get('q')),
  ]);
  // Results are views of one page, and endless: they stay out of search engines.
  const head = { description: t('knowledgebase.description'), noindex: searched.search !== '' };
  if (searched.found) return { head, searched, collections: [] };
  const [articles, { data: categories }] = await Promise.all([
    loadAll((pageQuery) => api.get('articles', pageQuery)),
    api.get('categories', { of: 'articles' }),
  ]);
  const collections = categories
    .filter(({ count }) => count > 0)
    .map((category) => ({ category, articles: articles.filter((article) => article.category.key === category.key) }));
  return { head, searched, collections };
}
