import { paths, type ArticleSummary } from '@nasaq/contract';
import { ArticleRows } from '../../features/knowledgebase/article-rows.tsx';
import { useT } from '../../features/locale/use-t.ts';
import { Link } from '../../features/navigation/link.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';

interface Props {
  query: string;
  /** `null` where nothing is searched for. */
  found: ArticleSummary[] | null;
}

/** What a search brought. The line with the number is always in the page, empty at first, so that its change is announced. */
export function FoundArticles({ query, found }: Props) {
  const t = useT();
  return (
    <>
      <div className={found ? 'found' : ''}>
        <p role="status" className="found__count">
          {/* The query keeps its own direction inside the sentence. */}
          {found && t('knowledgebase.found', { count: found.length, query: `\u2068${query}\u2069` })}
        </p>
        {found && (
          <Link to={paths.knowledgebase} className="link">
            {t('knowledgebase.clear')}
          </Link>
        )}
      </div>
      {found && found.length > 0 && <ArticleRows articles={found} level={2} withCategory />}
      {found?.length === 0 && (
        <div className="found__none">
          <p>{t('knowledgebase.none.text')}</p>
          <ContactLines />
        </div>
      )}
    </>
  );
}
