import { log } from '@nasaq/logging';
import { isOn, localePath, locales, type Locale, type PartName } from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import { ApiError } from '../../api/api-error.ts';
import { createApi, type Api } from '../../api/client.ts';
import { loadSiteData } from '../../api/site-data.ts';
import { awayRetryAfter } from '../../platform/admin-host/relay.ts';
import type { Env } from '../../platform/env.ts';
import { type PageAnswer, representationResponse } from '../../platform/responses.ts';
import { noSources, notingSources } from '../page-cache/cached-site-data.ts';
import { encodePage, type PageCache } from '../page-cache/page-cache.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';
import { robots, securityTxt, webManifest } from './well-known.ts';

const maxAge = 'public, max-age=300';

interface Feed {
  type: string;
  locale: Locale;
  /** Whose feed it is: while that is off, there is none. */
  part?: PartName | null;
  write(api: Api, siteUrl: string): Promise<string>;
}

/** What machines read: sitemap, robots, a feed and a manifest for each language, security contact. */
const feedsByPath: ReadonlyMap<string, Feed> = new Map([
  ['/robots.txt', { type: 'text/plain', locale: 'en', write: async (_, siteUrl) => robots(siteUrl) }],
  [
    '/sitemap.xml',
    {
      type: 'application/xml',
      locale: 'en',
      async write(api, siteUrl) {
        const [{ data }, siteData] = await Promise.all([api.get('sitemap'), loadSiteData(api, 'en')]);
        return sitemap(data, siteUrl, siteData);
      },
    },
  ],
  [
    '/.well-known/security.txt',
    {
      type: 'text/plain',
      locale: 'en',
      write: async (api, siteUrl) => securityTxt(await loadSiteData(api, 'en'), siteUrl, new Date()),
    },
  ],
  ...locales.flatMap((locale): [string, Feed][] => [
    [
      localePath(locale, '/rss.xml'),
      {
        type: 'application/rss+xml',
        locale,
        part: 'blog',
        async write(api, siteUrl) {
          const [siteData, posts] = await Promise.all([loadSiteData(api, locale), api.get('posts', { limit: 20 })]);
          return rss(posts.data, { siteData, locale, siteUrl });
        },
      },
    ],
    [
      localePath(locale, '/manifest.webmanifest'),
      {
        type: 'application/manifest+json',
        locale,
        write: async (api) => webManifest(await loadSiteData(api, locale), locale),
      },
    ],
  ]),
]);

/** They are kept as pages are, under their paths; a query is nothing to them. */
export function feeds({ env, headers, cache }: FeedServer): Hono {
  const app = new Hono();
  const answer = async (c: Context, path: string, feed: Feed) => {
    const { content, status } = cache
      ? (await cache.answer(path)).page
      : await encodePage(await makeFeed(feed, { env, headers }), false);
    return representationResponse(c, content, status);
  };
  for (const [path, feed] of feedsByPath) app.get(path, (c) => answer(c, path, feed));
  return app;
}

interface FeedServer {
  env: Env;
  /** Of every answer. */
  headers: Record<string, string>;
  cache: PageCache | null;
}

/** What a feed answers with, or `null` for a target that is none. */
export function feedAnswer(target: string, server: Pick<FeedServer, 'env' | 'headers'>): Promise<PageAnswer> | null {
  const feed = feedsByPath.get(target);
  return feed ? makeFeed(feed, server) : null;
}

const missing = {
  status: 404,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  body: 'Not found',
  keep: false,
  complete: true,
};

async function makeFeed(
  { type, locale, part = null, write }: Feed,
  { env, headers }: Pick<FeedServer, 'env' | 'headers'>,
): Promise<PageAnswer> {
  const sources = noSources();
  const api = createApi({ locale, base: env.ADMIN_URL, fetch: notingSources(sources) });
  try {
    // What is nobody's part needs no admin host.
    if (part !== null && !isOn(part, await loadSiteData(api, locale)))
      return { ...missing, headers: { ...headers, ...missing.headers }, tags: [...sources.tags] };
    const body = await write(api, env.SITE_URL);
    return {
      status: 200,
      headers: {
        ...headers,
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': maxAge,
        Vary: 'Accept-Encoding',
      },
      body,
      tags: [...sources.tags],
      keep: !sources.failed,
      complete: !sources.failed,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log.failure(error);
    const own = { 'Content-Type': 'text/plain', 'Retry-After': String(awayRetryAfter), 'Cache-Control': 'no-store' };
    const failure = { status: 503, body: 'Unavailable', tags: [], keep: false, complete: false };
    return { ...failure, headers: { ...headers, ...own } };
  }
}
