import { type ArticleSummary, entryPath, isolated, type Locale, type SearchRequest } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { type FoundResult, Marked, readResults, searchText, useLanguageOf } from '../../search/index.ts';
import { ContactLines } from '../../ui/contact-call.tsx';
import './knowledgebase.css';

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

/** A search among the articles; `found` is `null` where nothing is asked for. */
interface ArticleSearchResult {
  search: string;
  found: FoundResult[] | null;
  /** The search did not answer. */
  failed: boolean;
}

const most = 50;

/** What `?q=` finds among the articles, by the search of the whole site. */
export async function searchArticles(api: Api, locale: Locale, q: string | null): Promise<ArticleSearchResult> {
  const search = searchText(q);
  if (search === '') return { search, found: null, failed: false };
  const request: SearchRequest = { search, types: ['articles'], limit: most };
  try {
    return { search, found: readResults(await api.post('search', request), locale), failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(error.message);
    return { search, found: null, failed: true };
  }
}

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
