import {
  contentTypes,
  entryPath,
  fold,
  localePath,
  locales,
  searchRequestSchema,
  type Locale,
  type SearchResult,
} from '@nasaq/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Payload } from 'payload';
import type { Api } from '../api.ts';
import { loadImages } from '../content/images.ts';
import { findPublished } from '../content/published.ts';
import { coverIds, presentSummary, summarySelect } from '../content/summary.ts';
import { ApiError } from '../error.ts';
import type { ApiEnv } from '../request-context.ts';

const maxResults = 20;
const maxBodyBytes = 4_096;

/** `POST /search`: entries whose title or summary holds every word, the reader's language first. */
export function searchRoutes(api: Api, searchable: () => Promise<Searchable[]>): Hono<ApiEnv> {
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ApiError('payload_too_large');
    },
  });
  return new Hono<ApiEnv>().post('/', limit, async (c) => {
    const request = searchRequestSchema.safeParse(await c.req.json().catch(() => null));
    if (!request.success) throw new ApiError('invalid', 'search');
    const found = match(await searchable(), request.data.search, c.get('locale'));
    return api.respondUncached(c, async () => ({ data: found }));
  });
}

/** An entry as it is searched: its answer and its folded texts. */
export interface Searchable {
  result: SearchResult;
  title: string;
  text: string;
}

/** Everything that is published, in both languages. */
export async function loadSearchable(payload: Payload): Promise<Searchable[]> {
  const perLocale = await Promise.all(locales.map((locale) => loadLocale(payload, locale)));
  return perLocale.flat();
}

async function loadLocale(payload: Payload, locale: Locale): Promise<Searchable[]> {
  const reading = { payload, locale };
  const perType = await Promise.all(
    contentTypes.map(async (type) => {
      const { docs } = await findPublished(reading, type, { select: summarySelect });
      const images = await loadImages(reading, coverIds(docs));
      return docs.map((doc): Searchable => {
        const { key, slug, title, summary, cover } = presentSummary(doc, images);
        const url = localePath(locale, entryPath(type, slug));
        const result = { type, title, url, locale, key, excerpt: summary, searchable: { image: cover } };
        return { result, title: fold(title), text: fold(`${title} ${summary}`) };
      });
    }),
  );
  return perType.flat();
}

function match(entries: readonly Searchable[], search: string, locale: Locale): SearchResult[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map((entry) => ({ entry, rank: rank(entry, words, locale) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, maxResults)
    .map(({ entry }) => entry.result);
}

function rank({ result, title }: Searchable, words: readonly string[], locale: Locale): number {
  const inTitle = words.filter((word) => title.includes(word)).length / words.length;
  return (result.locale === locale ? 2 : 0) + inTitle;
}
