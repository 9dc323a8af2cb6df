import { type ArticleSummary, type Category, categoryPath, entryPath, paths } from '@nasaq/contract';
import { ArticleSearch, FoundArticles } from '../../content/knowledgebase/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { loader } from './loader.ts';
import '../../content/knowledgebase/knowledgebase.css';

/** The knowledge base: a search, and below it all collections or what was found. */
export function Component() {
  const t = useT();
  const { searched, collections } = useModel<typeof loader>();
  const isEmpty = searched.search === '' && collections.length === 0;
  return (
    <>
      <PageHeader
        title={t('titles.knowledgebase')}
        lead={t('knowledgebase.lead')}
        trail={[{ title: t('titles.knowledgebase') }]}
        art={{ type: 'articles', key: 'articles-list' }}
      >
        {!isEmpty && <ArticleSearch search={searched.search} path={paths.knowledgebase} />}
      </PageHeader>
      <div className="wrap knowledge">
        <FoundArticles {...searched} path={paths.knowledgebase} />
        {isEmpty && <EmptyList text={t('knowledgebase.empty')} />}
        {collections.map(({ category, articles }) => (
          <Collection key={category.key} category={category} articles={articles} />
        ))}
      </div>
    </>
  );
}

/** One collection: what it is about, how much it holds, and all of its articles. */
function Collection({ category, articles }: { category: Category; articles: ArticleSummary[] }) {
  const t = useT();
  return (
    <section className="collection">
      <header className="collection__head">
        <h2 className="collection__title">
          <Link to={categoryPath('articles', category.slug)}>{category.title}</Link>
        </h2>
        <p className="collection__summary">{category.summary}</p>
        <p className="collection__count">{t('knowledgebase.articles', { count: category.count })}</p>
      </header>
      <ul className="collection__articles">
        {articles.map((article) => (
          <li key={article.key}>
            <Link to={entryPath('articles', article.slug)}>{article.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
