import { contentTypes, type ContentType, type Locale, type SearchRequest } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { type FoundResult, isolated, loadSuggestions, readResults, searchText } from '../../search/index.ts';

/** The most that the API gives; beyond it results are no longer what was looked for. */
const most = 50;

/**
 * What `?q=` finds, of one `?type=` or of all.
 * `found` is `null` where nothing is asked for, and where the admin host does not answer (`failed`).
 */
export async function loader({ api, locale, query }: PageContext) {
  const search = searchText(query.get('q'));
  const asked = contentTypes.find((candidate) => candidate === query.get('type')) ?? null;
  // At the same time: where the admin host hangs, its time passes once.
  const [found, suggestions] = await Promise.all([
    search === '' ? null : find(api, locale, { search, limit: most }),
    loadSuggestions(api),
  ]);
  const counts = countTypes(found ?? []);
  const type = counts.some((count) => count.type === asked) ? asked : null;
  const results = type && found ? await narrow(api, locale, search, type, found) : found;
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
    suggestions: results?.length ? [] : suggestions,
  };
}

/** `null` where the admin host does not answer: the reader keeps the page and what was typed. */
async function find(api: Api, locale: Locale, request: SearchRequest): Promise<FoundResult[] | null> {
  try {
    return readResults(await api.post('search', request), locale);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error(error.message);
    return null;
  }
}

/** Those of one type; asked for anew only where the answer may not hold them all. */
async function narrow(
  api: Api,
  locale: Locale,
  search: string,
  type: ContentType,
  found: FoundResult[],
): Promise<FoundResult[]> {
  const among = found.filter((result) => result.type === type);
  if (found.length < most) return among;
  return (await find(api, locale, { search, types: [type], limit: most })) ?? among;
}

function countTypes(results: FoundResult[]): { type: ContentType; count: number }[] {
  return contentTypes
    .map((type) => ({ type, count: results.filter((result) => result.type === type).length }))
    .filter(({ count }) => count > 0);
}
