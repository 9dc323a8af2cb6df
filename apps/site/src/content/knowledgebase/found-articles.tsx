import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { type FoundResult, isolated, Marked, useLanguageOf } from '../../search/index.ts';
import { ContactLines } from '../../ui/contact-call.tsx';
import type { ArticleSearchResult } from './search-articles.ts';

interface Props extends ArticleSearchResult {
  /** The page without a search, without locale prefix. */
  path: string;
}

/** What a search brought. The line with the number is always in the page, empty at first, so that its change is announced. */
export function FoundArticles({ search, found, failed, path }: Props) {
  const t = useT();
  return (
    <>
      <div className={found || failed ? 'found' : ''}>
        <p role="status" className="found__count">
          {failed && t('knowledgebase.failed')}
          {found && t('knowledgebase.found', { count: found.length, query: isolated(search) })}
        </p>
        {found && (
          <Link to={path} className="link">
            {t('knowledgebase.clear')}
          </Link>
        )}
      </div>
      {found && found.length > 0 && <FoundRows found={found} />}
      {found?.length === 0 && (
        <div className="found__none">
          <p>{t('knowledgebase.none.text')}</p>
          <ContactLines />
        </div>
      )}
    </>
  );
}

function FoundRows({ found }: { found: FoundResult[] }) {
  return (
    <ul className="article-rows">
      {found.map((article) => (
        <FoundRow key={article.url} article={article} />
      ))}
    </ul>
  );
}

/** An article with what was met; one that exists only in the other language says so. */
function FoundRow({ article: { title, url, locale, excerpt, highlights } }: { article: FoundResult }) {
  const t = useT();
  const language = useLanguageOf({ locale });
  return (
    <li className="article-row">
      <h2 className="article-row__title">
        <Link href={url} hrefLang={language?.lang} className="row__link">
          <bdi {...language}>
            <Marked text={title} ranges={highlights.title} />
          </bdi>
        </Link>
      </h2>
      <p className="article-row__summary" {...language}>
        <Marked text={excerpt} ranges={highlights.excerpt} />
      </p>
      {language && <p className="article-row__language">{t(`ui.written_in.${locale}`)}</p>}
    </li>
  );
}
