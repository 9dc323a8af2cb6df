import { contentTagsHeader } from '@nasaq/contract';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Reading } from './content/published.ts';
import { recorded } from './content/recorded.ts';
import type { ApiEnv } from './request-context.ts';
import type { ResponseCache } from './response-cache.ts';

/** What handlers answer with: the content in the request's language, and the cache in front of it. */
export class Api {
  private readonly payload: () => Promise<Payload>;
  private readonly cache: ResponseCache;

  constructor(payload: () => Promise<Payload>, cache: ResponseCache) {
    this.payload = payload;
    this.cache = cache;
  }

  async reading(c: Context<ApiEnv>): Promise<Reading> {
    return { payload: await this.payload(), locale: c.get('locale') };
  }

  /** Answers from the cache; `compute` runs only where nothing is kept. Errors are never kept. */
  async respond(c: Context<ApiEnv>, compute: (reading: Reading) => Promise<unknown>): Promise<Response> {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.sort();
    const key = `${c.get('locale')} ${pathname}?${searchParams}`;
    const { body, etag, tags } = await this.cache.answer(key, async (read) => {
      const { payload, locale } = await this.reading(c);
      return compute({ payload: recorded(payload, read), locale });
    });
    c.header('ETag', etag);
    c.header(contentTagsHeader, tags.join(' '));
    c.header('Cache-Control', 'no-cache');
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('Content-Type', 'application/json');
    return c.body(body);
  }

  /** Answers for one reader only: previews and everything that depends on who asks. */
  async respondUncached(c: Context<ApiEnv>, compute: (reading: Reading) => Promise<unknown>): Promise<Response> {
    c.header('Cache-Control', 'private, no-store');
    return c.json((await compute(await this.reading(c))) as object);
  }
}
