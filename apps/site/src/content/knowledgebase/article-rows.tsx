import { entryPath, type ArticleSummary } from '@nasaq/contract';
import { Link } from '../../router/link.tsx';

/** Articles as plain rows of title and summary: quick to scan, nothing to look at but words. */
export function ArticleRows({ articles }: { articles: ArticleSummary[] }) {
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.key} className="article-row">
          <h2 className="article-row__title">
            <Link to={entryPath('articles', article.slug)} className="row__link">
              {article.title}
            </Link>
          </h2>
          <p className="article-row__summary">{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}
