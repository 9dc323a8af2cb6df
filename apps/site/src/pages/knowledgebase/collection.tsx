import { categoryPath, entryPath, type ArticleSummary, type Category } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';

/** One collection: what it is about, how much it holds, and all of its articles. */
export function Collection({ category, articles }: { category: Category; articles: ArticleSummary[] }) {
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
