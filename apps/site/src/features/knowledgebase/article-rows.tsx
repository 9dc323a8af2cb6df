import { entryPath, type ArticleSummary } from '@nasaq/contract';
import { Link } from '../navigation/link.tsx';

interface Props {
  articles: ArticleSummary[];
  /** Level of the titles. */
  level: 2 | 3;
  /** Names the collection of each article. */
  withCategory?: boolean;
}

/** Articles as plain rows of title and summary: quick to scan, nothing to look at but words. */
export function ArticleRows({ articles, level, withCategory = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className="article-rows">
      {articles.map((article) => (
        <li key={article.key} className="article-row">
          <Heading className="article-row__title">
            <Link to={entryPath('articles', article.slug)} className="row__link">
              {article.title}
            </Link>
          </Heading>
          <p className="article-row__summary">{article.summary}</p>
          {withCategory && <p className="article-row__category">{article.category.title}</p>}
        </li>
      ))}
    </ul>
  );
}
