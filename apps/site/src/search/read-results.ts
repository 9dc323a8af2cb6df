import { isOwnPath, locales, type ContentType, type Image, type Locale, type SearchResult } from '@nasaq/contract';
import { ApiError } from '../api/api-error.ts';
import { sectionTitles } from './search-text.ts';

/** A result as it can be shown: the answer may come from an API that is older, newer, or knows less than this page. */
export interface FoundResult extends Omit<SearchResult, 'type'> {
  /** `null` for one that this site has no section for. */
  type: ContentType | null;
}

/**
 * The results of a `POST search` answer. A title and an address are enough; what else is missing is left out.
 * @throws {ApiError} where the answer holds no list
 */
export function readResults(body: unknown, locale: Locale): FoundResult[] {
  const list = (body as { data?: unknown } | null)?.data;
  if (!Array.isArray(list)) throw new ApiError({ method: 'POST', url: 'search' }, 200, body);
  return list.flatMap((result: Partial<SearchResult> | null) => {
    const { type, title, url, key, excerpt, highlights, searchable } = result ?? {};
    if (typeof title !== 'string' || typeof url !== 'string' || !isOwnPath(url)) return [];
    return {
      type: type !== undefined && Object.hasOwn(sectionTitles, type) ? type : null,
      title,
      url,
      locale: locales.find((known) => known === result?.locale) ?? locale,
      key: key ?? patternKey(url),
      excerpt: excerpt ?? '',
      highlights: { title: highlights?.title ?? [], excerpt: highlights?.excerpt ?? [] },
      searchable: { image: isImage(searchable?.image) ? searchable.image : null },
    };
  });
}

/** The page that staff let a search lead to, below this origin and with locale prefix; `null` where there is none. */
export function readLeadsTo(body: unknown): string | null {
  const to = (body as { leadsTo?: unknown } | null)?.leadsTo;
  return typeof to === 'string' && isOwnPath(to) ? to : null;
}

/** Any will do that a drawing can be called by. */
function patternKey(url: string): string {
  return url.replace(/[^\w-]+/g, '-').slice(-120);
}

function isImage(image: Image | null | undefined): image is Image {
  return typeof image?.url === 'string' && image.width > 0 && image.height > 0 && Array.isArray(image.sources);
}
