import { contentTypes, type ContentType, isolated, type Locale, type SearchRequest } from '@nasaq/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { loadT } from '../../locale/load-catalogue.ts';
import type { PageContext } from '../../router/page-context.ts';
import { leadTo } from '../../router/payload.ts';
import {
  type FoundResult,
  groupByType,
  loadSuggestions,
  readLeadsTo,
  readResults,
  searchText,
} from '../../search/index.ts';

/** The most that the API gives; beyond it results are no longer what was looked for. */
const most = 50;
/** How many of each kind stand on the page of all kinds; of the one with the best match more. */
const shownOfAll = { first: 5, others: 3 };
/** How many of one kind a page shows, and loads more. */
const pageSize = 15;

/**
 * What `?q=` finds: the best of each kind, or those of one `?type=`, up to and with `?page=`.
 * `groups` is `null` where nothing is asked for, and where the admin host does not answer (`failed`). A search that staff
 * let lead to a page goes there.
 */
export async function loader({ api, locale, query, siteData }: PageContext) {
  const search = searchText(query.get('q'));
  const asked = contentTypes.find((candidate) => candidate === query.get('type')) ?? null;
  // At the same time: where the admin host hangs, its time passes once.
  const [answer, suggestions] = await Promise.all([
    search === '' ? null : find(api, locale, { search, limit: most }),
    siteData.then((known) => loadSuggestions(api, known)),
  ]);
  if (answer?.leadsTo) throw leadTo(answer.leadsTo);
  const found = answer?.results ?? null;
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
    groups: results && (type ? [onePage(type, results, query)] : bestOfEach(results)),
    /** All that were found, whether they stand on this page or not. */
    count: results?.length ?? 0,
    /** There may be more than the API gives. */
    full: results?.length === most,
    counts,
    total: found?.length ?? 0,
    failed: search !== '' && found === null,
    suggestions: results?.length ? [] : suggestions,
  };
}

export interface ResultGroup {
  type: FoundResult['type'];
  results: FoundResult[];
  /** How many of this kind were found. */
  count: number;
  /** Of how many pages this is the last that is shown; all kinds together have one. */
  page: number;
  pages: number;
}

function bestOfEach(results: FoundResult[]): ResultGroup[] {
  return groupByType(results).map(([type, group], index) => {
    const few = index === 0 ? shownOfAll.first : shownOfAll.others;
    // A link to a single one more would take the room of that one.
    const shown = group.length <= few + 1 ? group : group.slice(0, few);
    return { type, results: shown, count: group.length, page: 1, pages: 1 };
  });
}

/** A page beyond the last is the last: what is found changes. */
function onePage(type: ContentType, results: FoundResult[], query: URLSearchParams): ResultGroup {
  const pages = Math.max(1, Math.ceil(results.length / pageSize));
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) ? Math.min(pages, Math.max(1, asked)) : 1;
  return { type, results: results.slice(0, page * pageSize), count: results.length, page, pages };
}

/** `null` where the admin host does not answer: the reader keeps the page and what was typed. */
async function find(api: Api, locale: Locale, request: SearchRequest) {
  try {
    const answer = await api.post('search', request);
    return { results: readResults(answer, locale), leadsTo: readLeadsTo(answer) };
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
  return (await find(api, locale, { search, types: [type], limit: most }))?.results ?? among;
}

function countTypes(results: FoundResult[]): { type: ContentType; count: number }[] {
  return contentTypes
    .map((type) => ({ type, count: results.filter((result) => result.type === type).length }))
    .filter(({ count }) => count > 0);
}
