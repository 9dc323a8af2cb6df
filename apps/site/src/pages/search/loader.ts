import { contentTypes, type ContentType, type SearchRequest, type SearchResult } from '@nasaq/contract';
import { ApiError } from '../../features/api/api-error.ts';
import type { Api } from '../../features/api/client.ts';
import { loadT } from '../../features/locale/load-t.ts';
import type { PageContext } from '../../features/navigation/page-context.ts';
import { loadSuggestions } from '../../features/search/load-suggestions.ts';
import { isolated } from '../../features/search/isolated.ts';
import { searchText } from '../../features/search/search-text.ts';

/** The most that the API gives; beyond it results are no longer what was looked for. */
const most = 50;

/**
 * What `?q=` finds, of one `?type=` or of all.
 * `found` is `null` where nothing is asked for, and where the admin host does not answer (`failed`).
 */
export async function loader({ api, locale, query }: PageContext) {
  const search = searchText(query.get('q'));
  const asked = contentTypes.find((candidate) => candidate === query.get('type')) ?? null;
  const found = search === '' ? null : await find(api, { search, limit: most });
  const counts = countTypes(found ?? []);
  const type = counts.some((count) => count.type === asked) ? asked : null;
  const results = type && found ? await narrow(api, search, type, found) : found;
  return {
    head: {
      ...(search && { title: (await loadT(locale, ['search']))('search.page_title', { query: isolated(search) }) }),
      noindex: true,
    },
    search,
    type,
    results,
    /** There may be more than the API gives. */
    full: results?.length === most,
    counts,
    total: found?.length ?? 0,
    failed: search !== '' && found === null,
    suggestions: results?.length ? [] : await loadSuggestions(api),
  };
}

/** `null` where the admin host does not answer: the reader keeps the page and what was typed. */
async function find(api: Api, request: SearchRequest): Promise<SearchResult[] | null> {
  try {
    return (await api.post<'search', { data: SearchResult[] }>('search', request)).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Those of one type; asked for anew only where the answer may not hold them all. */
async function narrow(api: Api, search: string, type: ContentType, found: SearchResult[]): Promise<SearchResult[]> {
  const among = found.filter((result) => result.type === type);
  if (found.length < most) return among;
  return (await find(api, { search, types: [type], limit: most })) ?? among;
}

function countTypes(results: SearchResult[]): { type: ContentType; count: number }[] {
  return contentTypes
    .map((type) => ({ type, count: results.filter((result) => result.type === type).length }))
    .filter(({ count }) => count > 0);
}
