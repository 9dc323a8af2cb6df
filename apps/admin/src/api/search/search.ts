import { searchRequestSchema, type SearchResult } from '@nasaq/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { excerptOf } from '../../search/excerpt.ts';
import { highlightsOf } from '../../search/highlights.ts';
import type { Found, SearchIndex } from '../../search/search-index.ts';
import { ApiError } from '../error.ts';
import type { ApiEnv } from '../request-context.ts';

const maxResults = 20;
const maxBodyBytes = 4_096;

/** `POST /search {search}`: the best entries, in the reader's language first. */
export function searchRoutes(index: () => Promise<SearchIndex>): Hono<ApiEnv> {
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ApiError('payload_too_large');
    },
  });
  return new Hono<ApiEnv>().post('/', limit, async (c) => {
    const request = searchRequestSchema.safeParse(await c.req.json().catch(() => null));
    if (!request.success) throw new ApiError('invalid', 'search');
    const found = (await index()).search(request.data.search, c.get('locale'), maxResults);
    c.header('Cache-Control', 'private, no-store');
    return c.json({ data: found.map(presentFound) });
  });
}

function presentFound({ document, terms }: Found): SearchResult {
  const { type, title, url, locale, key, image } = document;
  const excerpt = excerptOf(document, terms);
  return {
    type,
    title,
    url,
    locale,
    key,
    excerpt: excerpt.text,
    highlights: { title: highlightsOf(title, terms), excerpt: excerpt.highlights },
    searchable: { image },
  };
}
