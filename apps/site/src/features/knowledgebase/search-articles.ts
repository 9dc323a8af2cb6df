import type { SearchRequest, SearchResult } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { searchText } from '../search/search-text.ts';

/** A search among the articles; `found` is `null` where nothing is asked for. */
export interface ArticleSearchResult {
  search: string;
  found: SearchResult[] | null;
  /** The search did not answer. */
  failed: boolean;
}

const most = 50;

/** What `?q=` finds among the articles, by the search of the whole site. */
export async function searchArticles(api: Api, q: string | null): Promise<ArticleSearchResult> {
  const search = searchText(q);
  if (search === '') return { search, found: null, failed: false };
  const request: SearchRequest = { search, types: ['articles'], limit: most };
  try {
    const { data } = await api.post<'search', { data: SearchResult[] }>('search', request);
    return { search, found: data, failed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(error.message);
    return { search, found: null, failed: true };
  }
}
