import { chooseEncoding, isUnchanged } from '@nasaq/serving';
import type { Context } from 'hono';
import type { Payload } from 'payload';
import type { Reading } from './published.ts';
import type { ApiEnv } from './request-context.ts';
import { sender } from './client-address.ts';
import type { Computations } from './computations.ts';
import { answerKey, type AnswerParameters, answerTarget, type ResponseCache } from './response-cache.ts';

/** What handlers answer with: the content in the request's language, and the cache in front of it. */
export class Api {
  private readonly payload: () => Promise<Payload>;
  private readonly cache: ResponseCache;
  private readonly computations: Computations;

  constructor(payload: () => Promise<Payload>, cache: ResponseCache, computations: Computations) {
    this.payload = payload;
    this.cache = cache;
    this.computations = computations;
  }

  async reading(c: Context<ApiEnv>): Promise<Reading> {
    return { payload: await this.payload(), locale: c.get('locale') };
  }

  /**
   * Answers from the cache; `compute` runs only where nothing is cached. Errors never are.
   * @param parameters all of the query that `compute` depends on
   */
  async respond(
    c: Context<ApiEnv>,
    compute: (reading: Reading) => Promise<unknown>,
    parameters: AnswerParameters = {},
  ): Promise<Response> {
    const locale = c.get('locale');
    const key = answerKey(locale, answerTarget(new URL(c.req.url).pathname, parameters));
    if (!this.cache.isAtHand(key)) this.computations.admit(sender(c));
    const answer = await this.cache.answer(
      key,
      async (read) => {
        const { payload } = await this.reading(c);
        return this.computations.compute(() => compute({ payload: recorded(payload, read), locale }));
      },
      { 'content-language': locale },
    );
    const { body, etag, headers, unchangedHeaders } = await answer.encoded(
      chooseEncoding(c.req.header('accept-encoding')),
    );
    const unchanged = isUnchanged(c.req.header('if-none-match'), etag);
    for (const [name, value] of Object.entries(unchanged ? unchangedHeaders : headers)) c.header(name, value);
    return unchanged ? c.body(null, 304) : c.body(body);
  }

  /** Answers for one reader only: previews and everything that depends on who asks. */
  async respondUncached(c: Context<ApiEnv>, compute: (reading: Reading) => Promise<unknown>): Promise<Response> {
    c.header('Cache-Control', 'private, no-store');
    return c.json((await compute(await this.reading(c))) as object);
  }
}

const reads = new Set(['find', 'findByID', 'findGlobal', 'count']);

/**
 * Payload that notes which collections and globals are read through it: what an answer was made from, and with whose
 * change it is old.
 */
export function recorded(payload: Payload, tags: Set<string>): Payload {
  return new Proxy(payload, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (options: { collection?: string; slug?: string }) => unknown;
      if (!reads.has(name as string)) return method;
      return (options: { collection?: string; slug?: string }) => {
        tags.add(options.collection ?? options.slug ?? '');
        return method(options);
      };
    },
  });
}
