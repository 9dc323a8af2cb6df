import {
  contentTypes,
  type ListedPage,
  listedPages,
  type Locale,
  type SearchRequest,
  searchRequestSchema,
  type SearchResult,
} from '@nasaq/contract';
import { metrics } from '@nasaq/metrics';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { excerptOf, type Found, type NamedPages, titleHighlightsOf } from '@nasaq/search';
import { LRUCache } from 'lru-cache';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { LiveIndex } from '../live-index.ts';
import type { MissedSearches } from '../missed/missed-searches.ts';
import { isReadOnly } from '../../platform/payload/read-only.ts';
import { sender } from '../../platform/http/client-address.ts';
import type { Computations } from '../../platform/http/computations.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import { isAddressOn, isPageOn, isTypeIn, offParts, type OffParts } from '../../platform/parts/off-parts.ts';

const maxBodyBytes = 4_096;
/** The site's own pages before everything else: more than a few are no help to who has named one. */
const mostPages = 3;
const encoder = new TextEncoder();

/** `POST /search {search, types?, limit?}`: the pages that are called so, then the best entries, in the reader's language first. */
export function searchRoutes(
  payload: () => Promise<Payload>,
  index: LiveIndex,
  missed: MissedSearches,
  computations: Computations,
): Hono<ApiEnv> {
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
    const { search, limit: most } = request.data;
    const off = await offParts(await payload());
    const types = typesThatAreOn(request.data.types, off);
    const locale = c.get('locale');
    const [current, named] = await Promise.all([index.ready(), index.pages.ready()]);
    const version = `${current.version} ${index.pages.version}`;
    const key = keyOf({ search, types, limit: most }, locale);
    const make = () => {
      const begun = performance.now();
      const { found: entries, isSettled, leadsTo } = current.answer(search, locale, most, types);
      const asksForPages = !request.data.types || request.data.types.includes('landing-pages');
      const found = [...(asksForPages ? pagesCalled(named, search, locale, off) : []), ...entries].slice(0, most);
      const opens = leadsTo && isAddressOn(leadsTo.replace(/^\/ar(?=\/|$)/, '') || '/', off);
      const body = encoder.encode(JSON.stringify({ data: found.map(presentFound), ...(opens && { leadsTo }) }));
      countSearch((performance.now() - begun) / 1000);
      return { body, found: found.length, isSettled };
    };
    const cached = answers.cached(key, version);
    if (!cached) computations.admit(sender(c));
    const { body, found, isSettled } =
      cached ?? (await turns.take(() => answers.cached(key, version) ?? answers.keep(key, make())));
    metrics()
      .counter('nasaq_searches_total', 'Searches, by whether anything was found.', ['result'])
      .inc({ result: found > 0 ? 'found' : 'empty' });
    if (found === 0 && !isSettled && index.isComplete && !isReadOnly()) missed.note(search, locale);
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Type', 'application/json');
    return c.body(body);
  });
}

/** Nothing of a part that is off is found, however long the index takes to learn of it. */
function typesThatAreOn(types: SearchRequest['types'], off: OffParts): SearchRequest['types'] {
  if (Object.keys(off).length === 0) return types;
  return (types ?? contentTypes).filter((type) => isTypeIn(type, off));
}

/** Whatever staff have settled of a search, a page that is called so is where it leads. */
function pagesCalled(named: NamedPages, search: string, locale: Locale, off: OffParts): Found[] {
  return named
    .find(search, locale, listedPages.length)
    .filter(({ document: { key } }) => isPageOn(key as ListedPage, off))
    .slice(0, mostPages);
}

function countSearch(seconds: number): void {
  const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1];
  metrics()
    .histogram('nasaq_search_seconds', 'Searches that were not answered from memory.', [], buckets)
    .observe(seconds);
}

/** Searches that differ in nothing that the engine sees have one answer. */
function keyOf({ search, types, limit }: SearchRequest, locale: Locale): string {
  const words = search.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');
  return [locale, limit, types?.toSorted().join(',') ?? '*', words].join(' ');
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

/** Milliseconds after which an answer is made anew: some depend on the date, as that of a job which closes. */
const freshFor = 60_000;
/** Nobody's list of random words must fill the memory. */
const most = 1_000;

interface Answer {
  /** JSON, as it is sent. */
  body: Uint8Array<ArrayBuffer>;
  found: number;
  /** Staff have said what it gives: nobody misses anything. */
  isSettled?: boolean;
}

/** A cache of the answers to what many search for, until anything in the index changes. */
export class SearchAnswers {
  private readonly answers = new LRUCache<string, Answer>({ max: most, ttl: freshFor, perf: Date });
  private version = '';

  /** @param version of what is searched; answers that were made from another one are forgotten */
  cached(key: string, version: string): Answer | undefined {
    if (version !== this.version) this.answers.clear();
    this.version = version;
    return this.answers.get(key);
  }

  /** To be called for the version that was asked for last. */
  keep(key: string, answer: Answer): Answer {
    this.answers.set(key, answer);
    return answer;
  }
}

/** Milliseconds that work may take in one turn of the event loop; the last piece may begin just before. */
const slice = 5;

/**
 * Does things in the order in which they were asked for, a few in each turn of the event loop: what many want at once
 * holds up the other answers of the host only for some milliseconds.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private working = false;

  /** @returns what `work` gives or throws */
  take<T>(work: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.waiting.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error as Error);
      }
    });
    if (!this.working) void this.workOff();
    return promise;
  }

  private async workOff(): Promise<void> {
    this.working = true;
    while (this.waiting.length > 0) {
      await nextTurn();
      const until = performance.now() + slice;
      do this.waiting.shift()?.();
      while (this.waiting.length > 0 && performance.now() < until);
    }
    this.working = false;
  }
}
