import { articleQuery } from '../../features/knowledgebase/article-query.ts';
import { findArticles } from '../../features/knowledgebase/find-articles.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';
import { loadAll } from '../../features/paging/load-all.ts';

/** Every collection with its articles, or with `?q=` the articles that match. */
export async function loader({ api, query }: PageContext) {
  const q = articleQuery(query.get('q'));
  const [articles, { data: categories }] = await Promise.all([
    loadAll((pageQuery) => api.get('articles', pageQuery)),
    api.get('categories', { of: 'articles' }),
  ]);
  const collections = categories
    .filter(({ count }) => count > 0)
    .map((category) => ({ category, articles: articles.filter((article) => article.category.key === category.key) }));
  // Results are views of one page, and endless: they stay out of search engines.
  return q === ''
    ? { head: {}, query: q, collections, found: null }
    : { head: { noindex: true }, query: q, collections: [], found: findArticles(articles, q) };
}
