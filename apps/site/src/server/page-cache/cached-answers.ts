import type { Locale } from '@nasaq/contract';
import { LRUCache } from 'lru-cache';
import { type Api, type ApiOptions, createApi, type Query } from '../../api/client.ts';
import { noSources, notingSources, type Sources } from './cached-site-data.ts';

interface Cached {
  /** Parsed and frozen: many pages are made from the one object. */
  body: unknown;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/**
 * Milliseconds. Who changes something notifies the site; what depends on the date is as much older in a page. It is
 * short, because it saves the second call of a moment, not the first: a page beside its payload, or readers whose pages
 * are made for them alone.
 */
const freshFor = 10_000;
/** Bytes that a character of JSON takes as a value in memory, roughly: `JSON.parse` makes about three of one. */
const bytesPerCharacter = 3;
/** Bytes of an entry's bookkeeping, roughly. */
const overhead = 1_024;

/**
 * The admin host's answers for everybody, parsed, cached until what they are made from changes; bounded by bytes, the
 * longest unread goes first. Only what says what it is made from is cached: neither errors nor previews do.
 */
export class CachedAnswers {
  private readonly cached: LRUCache<string, Cached>;
  private purges = 0;

  constructor(maxBytes: number) {
    this.cached = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => (JSON.stringify(body).length + key.length) * bytesPerCharacter + overhead,
    });
  }

  /**
   * An API that asks for nothing that is cached.
   * @param options without a session or a preview: the answers are everybody's
   * @param sources notes what its answers are made from
   */
  api(options: ApiOptions, sources: Sources): Api {
    const plain = createApi({ ...options, fetch: notingSources(sources, options.fetch) });
    const get = (path: string, query: Query = {}) =>
      this.answer(keyOf(options.locale, path, query), options, sources, (api) => api.get(path, query));
    return {
      ...plain,
      get: ((path, query, schema) => (schema ? plain.get(path, query, schema) : get(path, query))) as Api['get'],
      entry: ((type, slug) =>
        this.answer(keyOf(options.locale, `${type}/${slug}`, {}), options, sources, (api) =>
          api.entry(type, slug),
        )) as Api['entry'],
      inLanguage: (locale) => this.api({ ...options, locale }, sources),
    };
  }

  purge(tags: readonly string[] | null): void {
    this.purges += 1;
    if (tags === null) return this.cached.clear();
    for (const [key, known] of this.cached.entries()) {
      if (tags.some((tag) => known.tags.has(tag))) this.cached.delete(key);
    }
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.cached.size, bytes: this.cached.calculatedSize };
  }

  private async answer(
    key: string,
    options: ApiOptions,
    sources: Sources,
    ask: (api: Api) => Promise<unknown>,
  ): Promise<unknown> {
    const known = this.cached.get(key);
    if (known && known.freshUntil > Date.now()) {
      for (const tag of known.tags) sources.tags.add(tag);
      return known.body;
    }
    const { purges } = this;
    const own = noSources();
    try {
      const body = frozen(await ask(createApi({ ...options, fetch: notingSources(own, options.fetch) })));
      // One that was asked for before a change may be older than it.
      if (purges === this.purges && own.tags.size > 0)
        this.cached.set(key, { body, tags: own.tags, freshUntil: Date.now() + freshFor });
      return body;
    } finally {
      for (const tag of own.tags) sources.tags.add(tag);
      sources.failed ||= own.failed;
    }
  }
}

function keyOf(locale: Locale, path: string, query: Query): string {
  return `${locale} ${path} ${JSON.stringify(query)}`;
}

/** With all that it holds: whoever would write to it is told so at once, and not the next reader. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
