import { searchRequestSchema, type Locale, type SearchRequest, type SearchResult } from '@nasaq/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { excerptOf, titleHighlightsOf } from '@nasaq/search';
import type { LiveIndex } from '../live-index.ts';
import type { MissedSearches } from '../missed/missed-searches.ts';
import type { Found } from '@nasaq/search';
import { sender } from '../../platform/http/client-address.ts';
import type { Computations } from '../../platform/http/computations.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { SearchAnswers } from './answers.ts';
import { Turns } from './turns.ts';

const maxBodyBytes = 4_096;
const encoder = new TextEncoder();

/** `POST /search {search, types?, limit?}`: the best entries, in the reader's language first. */
export function searchRoutes(index: LiveIndex, missed: MissedSearches, computations: Computations): Hono<ApiEnv> {
  const answers = new SearchAnswers();
  const turns = new Turns();
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ApiError('payload_too_large');
    },
  });
  return new Hono<ApiEnv>().post('/', limit, async (c) => {
    const request = searchRequestSchema.safeParse(await c.req.json().catch(() => null));
    if (!request.success) throw new ApiError('invalid', String(request.error.issues[0]?.path[0] ?? 'search'));
    const { search, types, limit: most } = request.data;
    const locale = c.get('locale');
    const current = await index.ready();
    const key = keyOf(request.data, locale);
    const make = () => {
      const results = current.search(search, locale, most, types);
      const body = encoder.encode(JSON.stringify({ data: results.map(presentFound) }));
      return { body, found: results.length };
    };
    const cached = answers.cached(key, current.version);
    if (!cached) computations.admit(sender(c));
    const { body, found } =
      cached ?? (await turns.take(() => answers.cached(key, current.version) ?? answers.keep(key, make())));
    if (found === 0 && index.isComplete) missed.note(search, locale);
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Type', 'application/json');
    return c.body(body);
  });
}

/** Searches that differ in nothing that the engine sees have one answer. */
function keyOf({ search, types = [], limit }: SearchRequest, locale: Locale): string {
  const words = search.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
  return [locale, limit, types.toSorted().join(','), words].join(' ');
}

function presentFound(found: Found): SearchResult {
  const { type, title, url, locale, key, image } = found.document;
  const excerpt = excerptOf(found);
  return {
    type,
    title,
    url,
    locale,
    key,
    excerpt: excerpt.text,
    highlights: { title: titleHighlightsOf(found), excerpt: excerpt.highlights },
    searchable: { image },
  };
}
