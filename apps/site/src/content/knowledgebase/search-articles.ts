import type { Locale, SearchRequest } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { type FoundResult, readResults, searchText } from '../../search/index.ts';

/** A search among the articles; `found` is `null` where nothing is asked for. */
export interface ArticleSearchResult {
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
